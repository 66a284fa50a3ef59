import type { FastifyRequest } from 'fastify';
import { giveBackAttempt, takeAttempt } from '../access/attempts.sql.ts';
import { keysFromAddress } from '../access/limits.ts';
import { isSameText } from '../database/hash.ts';
import type { Services } from '../http/api.ts';
import { isLocalName } from '../http/known-hosts.ts';
import { refuseWord } from '../http/refusal.ts';
import { inWorld, MAIN } from '../worlds/current-world.ts';

/** The callers who may use the controls. */
export type ControlsAccess =
  /** Tests in this process. */
  | { readonly _tag: 'Everyone' }
  /** Programs of this machine, and its own page, but no other one. The server listens on this machine only. */
  | { readonly _tag: 'ThisMachine' }
  /** Callers who have the key. Without a key nobody may use them. Other machines can reach the server. */
  | { readonly _tag: 'KeyHolders'; readonly key: string | undefined };

type Asking = Pick<FastifyRequest, 'headers'>;

const urlOf = (origin: string): URL | undefined => (URL.canParse(origin) ? new URL(origin) : undefined);

/** Headers that a proxy adds. A proxy on this machine may forward calls of the whole world. */
const OF_A_PROXY = /^(x-forwarded-.*|forwarded|via|x-real-ip)$/;

const cameByProxy = ({ headers }: Asking): boolean => Object.keys(headers).some((name) => OF_A_PROXY.test(name));

/**
 * Any page can make a browser call this server, also one at another port of this machine. Host and origin show it.
 * A program sends no origin.
 */
const isFromThisMachine = (request: Asking): boolean => {
  const { host = '', origin } = request.headers;
  const asked = urlOf(`http://${host}`);
  if (cameByProxy(request) || asked === undefined || !isLocalName(asked.hostname)) return false;
  return origin === undefined || urlOf(origin)?.origin === asked.origin;
};

const hasKey = ({ headers }: Asking, key: string | undefined): boolean => {
  const given = headers['x-sandbox-key'];
  // An empty key does not count, because everybody could send it.
  return key !== undefined && key !== '' && typeof given === 'string' && isSameText(given, key);
};

const mayUse = (request: Asking, access: ControlsAccess): boolean => {
  switch (access._tag) {
    case 'Everyone':
      return true;
    case 'ThisMachine':
      return isFromThisMachine(request);
    case 'KeyHolders':
      return hasKey(request, access.key);
  }
};

/** @throws Refusal 403 */
export const demandControlsAccess = (request: Asking, access: ControlsAccess): void => {
  if (!mayUse(request, access)) throw refuseWord(403, 'controls_closed');
};

/** Lets a request in that may use the controls. @throws Refusal 403; 429 after too many wrong keys */
export const admitToControls = async (
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
  access: ControlsAccess,
  services: Services,
): Promise<void> => {
  const isGuess = access._tag === 'KeyHolders' && request.headers['x-sandbox-key'] !== undefined;
  const limit = keysFromAddress(request.ip);
  // All worlds have one key, so its guesses have one count.
  await inWorld(MAIN, async () => {
    if (isGuess) await takeAttempt(services, limit);
    demandControlsAccess(request, access);
    if (isGuess) await giveBackAttempt(services, limit);
  });
};
