import http from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askedName } from '../http/known-hosts.ts';
import { portOf } from '../http/port-of.ts';
import { currentWorld, MAIN } from './current-world.ts';

/** Where a browser meets each world: at a host of its own, and perhaps at a port of its own. */
export interface Places {
  /** The name of the world of a request, by its header, port or host. It is `undefined` for the main world. */
  readonly nameOf: (request: FastifyRequest) => string | undefined;
  /** Learns the name of a world that somebody entered. */
  readonly learn: (world: number, name: string) => void;
  /** The origin of a world. @param world the default is the one of the caller */
  readonly url: (world?: number) => string;
  /** Gives a world a port of this machine; 0 is any free one. @throws an error with code EADDRINUSE */
  readonly listen: (world: number, name: string, port: number) => Promise<void>;
  readonly forget: (world: number) => void;
}

/** A browser finds every name below this one on its own machine. */
const LOCAL = '.localhost';

const HEADER = 'x-sandbox-world';

/** A name is a label of a host. */
export const WORLD_NAME = '^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$';
export const MAIN_NAME = 'main';

interface Port {
  readonly world: number;
  readonly name: string;
  readonly server: http.Server;
}

/** @param mainUrl the origin of the main world; the others are at the hosts below its host */
export const makePlaces = (app: FastifyInstance, mainUrl: () => string): Places => {
  const names = new Map<number, string>();
  const ports = new Map<number, Port>();
  const portOfWorld = (world: number): number | undefined => [...ports].find(([, held]) => held.world === world)?.[0];
  const byHost = (request: FastifyRequest): string | undefined => {
    const name = askedName(request);
    const below = [LOCAL, `.${new URL(mainUrl()).hostname}`].find((end) => name.endsWith(end));
    return below === undefined ? undefined : name.slice(0, -below.length);
  };
  const forget = (world: number): void => {
    names.delete(world);
    const port = portOfWorld(world);
    if (port === undefined) return;
    const server = ports.get(port)?.server;
    ports.delete(port);
    server?.close();
    server?.closeAllConnections();
  };
  app.addHook('onClose', async () => [...ports.values()].forEach(({ world }) => forget(world)));
  return {
    nameOf: (request) => {
      const header = request.headers[HEADER];
      const named = typeof header === 'string' ? header : ports.get(request.socket.localPort ?? 0)?.name;
      const name = named ?? byHost(request);
      return name === MAIN_NAME ? undefined : name;
    },
    learn: (world, name) => void names.set(world, name),
    url: (world = currentWorld()) => {
      const main = mainUrl();
      const name = names.get(world);
      if (world === MAIN || name === undefined) return main;
      const port = portOfWorld(world);
      return port === undefined ? main.replace('//', `//${name}.`) : `http://localhost:${String(port)}`;
    },
    listen: (world, name, port) =>
      new Promise((resolve, reject) => {
        const { requestTimeout, headersTimeout, keepAliveTimeout } = app.server;
        const options = { requestTimeout, headersTimeout, keepAliveTimeout };
        const server = http.createServer(options, (request, response) => app.routing(request, response));
        server.once('error', reject).listen(port, 'localhost', () => {
          ports.set(portOf(server), { world, name, server });
          resolve();
        });
      }),
    forget,
  };
};
