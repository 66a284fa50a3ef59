import type { FastifyRequest } from 'fastify';
import { isSameText } from '../database/hash.ts';
import { refuseStranger } from '../http/refusal.ts';

/** The callers who may use the controls. */
export type ControlsAccess =
  /** Tests in this process. */
  | { readonly _tag: 'Everyone' }
  /** Programs and pages of this machine, but no page of another site. The server listens on this machine only. */
  | { readonly _tag: 'ThisMachine' }
  /** Callers who have the key. Without a key nobody may use them. Other machines can reach the server. */
  | { readonly _tag: 'KeyHolders'; readonly key: string | undefined };

type Asking = Pick<FastifyRequest, 'headers'>;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

const isLoopback = (origin: string): boolean => URL.canParse(origin) && LOOPBACK.has(new URL(origin).hostname);

/** A page of another site can make a browser call this server. Host and origin show it. */
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
