import type { FastifyRequest } from 'fastify';
import { isSameText } from '../database/hash.ts';
import { refuseStranger } from '../http/refusal.ts';

/** Who may use the controls. */
export type ControlsAccess =
  /** In this process, for tests. */
  | { readonly _tag: 'Everyone' }
  /** The server listens on this machine alone: whoever is on it, but no page of another site. */
  | { readonly _tag: 'ThisMachine' }
  /** The server can be reached from elsewhere: who has the key; nobody, when there is none. */
  | { readonly _tag: 'KeyHolders'; readonly key: string | undefined };

type Asking = Pick<FastifyRequest, 'headers'>;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

const isLoopback = (origin: string): boolean => URL.canParse(origin) && LOOPBACK.has(new URL(origin).hostname);

/** A page elsewhere could make a browser on this machine call us, by name or by a name that it points at us. */
const isFromThisMachine = ({ headers }: Asking): boolean =>
  isLoopback(`http://${headers.host ?? ''}`) && (headers.origin === undefined || isLoopback(headers.origin));

/** @throws Refusal 403 */
export const demandControlsAccess = (request: Asking, access: ControlsAccess): void => {
  switch (access._tag) {
    case 'Everyone':
      return;
    case 'ThisMachine':
      if (!isFromThisMachine(request)) throw refuseStranger();
      return;
    case 'KeyHolders': {
      const given = request.headers['x-sandbox-key'];
      if (access.key === undefined || typeof given !== 'string' || !isSameText(given, access.key))
        throw refuseStranger();
    }
  }
};
