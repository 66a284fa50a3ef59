import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { isRefusedWith, type CallFailure } from '../kernel/call-failure.ts';
import type { Document } from '../kernel/document.ts';
import type { Position } from './position.ts';
import type { Positions } from './position.ports.ts';
import { positionOf } from './position.rules.ts';

/** Loads a client's position. A failure disables investing until a retry goes well. */
export type LoadPosition = (document: Document) => TE.TaskEither<CallFailure, Position>;

/**
 * Two codes of the server do not count as failure: they are a client with nothing yet.
 *
 * @see spec A §8 Server codes, Position load; decision Q123
 */
export const makeLoadPosition =
  (positions: Positions): LoadPosition =>
  (document) =>
    pipe(
      positions.of(document),
      TE.orElse((failure) => (isRefusedWith(failure, 'ERR027', 'ERR160') ? TE.right([]) : TE.left(failure))),
      TE.map(positionOf),
    );

/** A client's position, asked for once. */
export interface PositionCache {
  readonly load: LoadPosition;
  /** What is held of this client, without a call; `undefined` until a load of theirs went well. */
  readonly held: (document: Document) => Position | undefined;
  /** Drops what is held, so that the next load asks again: after money moved, or the account switched. */
  readonly drop: () => void;
}

/**
 * Holds one client's position, so that it is asked for once in a session; concurrent loads share one call, another
 * client's document drops it, a failed load is never held.
 *
 * @see spec B §4 Reports "cached per session until the account switches"; decision Q080
 */
export const makePositionCache = (load: LoadPosition): PositionCache => {
  let held: Held | undefined;
  return {
    held: (document) => (held?.document === document ? held.position : undefined),
    drop: () => void (held = undefined),
    load: (document) => async () => {
      if (held?.document !== document) {
        const mine: Held = { document, answer: load(document)(), position: undefined };
        held = mine;
        const answer = await mine.answer;
        if (held === mine) held = answer._tag === 'Left' ? undefined : { ...mine, position: answer.right };
        return answer;
      }
      return held.answer;
    },
  };
};

interface Held {
  readonly document: Document;
  readonly answer: ReturnType<ReturnType<LoadPosition>>;
  readonly position: Position | undefined;
}
