/** Waits until the browser has nothing else to do. Safari does not tell. */
export const idle = (window: Window): Promise<unknown> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(done);
    else setTimeout(done, 1000);
  });
