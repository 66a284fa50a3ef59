import net from 'node:net';
import { portOf } from '../http/port-of.ts';

/** A network between the sandbox and PostgreSQL that loses one connection when a test wants it. */
export interface CutNetwork {
  readonly port: number;
  /** Loses the connection once, at the first message from now on that makes this true of all of them. */
  readonly cutWhen: (isDue: (messages: readonly string[]) => boolean) => void;
  /** Ends the wait for it. @returns the messages that went by, and whether the last one was cut */
  readonly heard: () => { readonly messages: readonly string[]; readonly isCut: boolean };
  readonly close: () => void;
}

/** Starts a proxy on this machine. pg sends all of a statement at once, so it arrives as one message. */
export const startCutNetwork = async (target: number): Promise<CutNetwork> => {
  const sockets = new Set<net.Socket>();
  let messages: string[] = [];
  let isDue = (_messages: readonly string[]): boolean => false;
  let isCut = false;
  const server = net.createServer((near) => {
    const far = net.connect(target, '127.0.0.1');
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.on('data', (bytes) => {
      messages.push(bytes.toString('latin1'));
      if (isCut || !isDue(messages)) return void far.write(bytes);
      isCut = true;
      near.destroy();
    });
    far.pipe(near);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    port: portOf(server),
    cutWhen: (wanted) => {
      messages = [];
      isCut = false;
      isDue = wanted;
    },
    heard: () => {
      isDue = () => false;
      return { messages, isCut };
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
