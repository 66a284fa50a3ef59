/** Lets the browser do what a person asks between two parts of a long work. */
export const rest = (): Promise<unknown> =>
  new Promise((rested) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', rested, { once: true });
    port1.start();
    port2.postMessage(undefined);
  });
