import net from 'node:net';
import { portOf } from '../http/port-of.ts';

/** A network between the sandbox and its database, which a test can make silent. */
export interface SilentNetwork {
  readonly port: number;
  /** From now on nothing arrives, and neither side learns of it. */
  readonly silence: () => void;
  /** New connections work again. The old ones stay silent forever, as behind a router that lost them. */
  readonly resume: () => void;
  readonly close: () => void;
}

/** Starts a proxy on this machine. @param target the port that it connects to */
export const startNetwork = async (target: number): Promise<SilentNetwork> => {
  const sockets = new Set<net.Socket>();
  let isSilent = false;
  const keep = (socket: net.Socket, onLost: () => void): void => {
    sockets.add(socket);
    // While the network is silent, the end of one side does not reach the other.
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket) && !socket.isPaused() && onLost());
  };
  const server = net.createServer((near) => {
    if (isSilent) return keep(near.pause(), () => undefined);
    const far = net.connect(target, '127.0.0.1');
    keep(near, () => far.destroy());
    keep(far, () => near.destroy());
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    port: portOf(server),
    silence: () => {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    resume: () => (isSilent = false),
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
