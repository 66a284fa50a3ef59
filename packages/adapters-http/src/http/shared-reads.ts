import type { DeviceMemory } from '@aroeira/domain/access';
import type { CallFailure } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { readJson } from './answer.ts';
import type { HttpClient } from './http-client.ts';
import type { CallOptions } from './transport.ts';
import { makeStoredSession } from './stored-session.ts';

type Read = Promise<E.Either<CallFailure, unknown>>;

/**
 * Makes one call for the reads of a path that run at the same time: two parts of a page may read different fields of
 * one answer. It keeps no answer.
 *
 * A GET that acts is not shared: a second press asks the server again, even while the first call hangs.
 *
 * Reads with different tokens share nothing. A read that begins after a call that acts shares nothing with the reads
 * from before it, so it never gets an older answer.
 */
export const sharingReads = (http: HttpClient, memory: Pick<DeviceMemory, 'session'>): HttpClient => {
  const session = makeStoredSession(memory);
  const running = new Map<string, Read>();
  const read = async (path: string, options: CallOptions): Read => {
    const name = JSON.stringify([path, options.query, session.current()?.tokens.access]);
    const found = running.get(name);
    if (found !== undefined) return found;
    const mine = http.get(path, t.unknown, options)();
    running.set(name, mine);
    const answer = await mine;
    if (running.get(name) === mine) running.delete(name);
    return answer;
  };
  const acting =
    (call: HttpClient['post']): HttpClient['post'] =>
    (...args) =>
    async () => {
      const answer = await call(...args)();
      running.clear();
      return answer;
    };
  return {
    get: (path, answer, options = {}) =>
      options.acts === true
        ? acting(http.get)(path, answer, options)
        : async () => E.chain(readJson(answer))(await read(path, options)),
    post: acting(http.post),
    put: acting(http.put),
    delete: acting(http.delete),
    file: http.file,
    session: http.session,
  };
};
