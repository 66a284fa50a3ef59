import { recordedSandbox, refusalsOf, type NamedRefusal } from '@aroeira/sandbox/testing';
import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Fetch } from '../transport.ts';

/** A call of an adapter by its name. */
export interface NamedCall {
  readonly name: string;
  readonly call: TaskEither<unknown, unknown>;
}

/** What each function of an adapter is called with. A call without a question takes nothing. */
type Arguments<A> = { readonly [K in keyof A]: A[K] extends (...args: infer P) => unknown ? Readonly<P> : never };

/** Lists the calls of an adapter. It compiles only if all are there. */
export const callsOf = <A extends object>(adapter: A, args: Arguments<A>): readonly NamedCall[] =>
  Object.entries(adapter).map(([name, member]) => ({
    name,
    call: async () => {
      const made = member(...args[name as keyof A]); // a cast, because the names come from the adapter
      return typeof made === 'function' ? made() : made;
    },
  }));

/** Opens the same calls, in the same order, at a server. */
type Open = (fetch: Fetch) => readonly NamedCall[];

/** Makes each call at a server that answers the recorded examples. */
export const recordedAnswers = async (open: Open) => {
  const unread: unknown[] = [];
  /** The operations that were called, each with the places of its calls. */
  const reached = new Map<string, number[]>();
  const { fetch, asked } = recordedSandbox();
  for (const [at, { name, call }] of open(fetch).entries()) {
    asked.clear();
    const answer = await call();
    if (E.isLeft(answer)) unread.push([name, [...asked], answer.left]);
    for (const operation of asked) reached.set(operation, [...(reached.get(operation) ?? []), at]);
  }
  return { unread, reached };
};

type IsHeard = (answer: E.Either<unknown, unknown>, refusal: NamedRefusal) => boolean;

/** Has each operation answer each of its recorded refusals. @returns what no call that reaches it understands */
export const unheardRefusals = async (open: Open, isHeard: IsHeard): Promise<readonly unknown[]> => {
  const unheard: unknown[] = [];
  for (const [operation, places] of (await recordedAnswers(open)).reached) {
    const { fetch, refuse } = recordedSandbox();
    const calls = open(fetch);
    for (const refusal of Object.values(refusalsOf(operation)).flat()) {
      refuse({ operation, refusal });
      for (const { name, call } of places.flatMap((at) => calls[at] ?? [])) {
        const answer = await call();
        if (!isHeard(answer, refusal)) unheard.push([operation, name, refusal, answer]);
      }
    }
  }
  return unheard;
};
