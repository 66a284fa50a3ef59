import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { isRefusedWith, type CallFailure } from '../kernel/call-failure.ts';
import type { Document } from '../kernel/document.ts';
import type { Position } from './position.ts';
import type { Positions } from './position.ports.ts';
import { positionOf } from './position.rules.ts';

/** Loads a client's position. A failure disables investing until a retry succeeds. */
type LoadPosition = (document: Document) => TE.TaskEither<CallFailure, Position>;

/** The server's codes for a client who holds nothing yet. @see spec A §8 Server codes, Position load */
const NO_POSITION = ['ERR027', 'ERR160'] as const;

/** Two codes count as empty: the client holds nothing yet. @see spec A §8 Server codes, Position load */
export const makeLoadPosition =
  (positions: Positions): LoadPosition =>
  (document) =>
    pipe(
      positions.of(document),
      TE.orElse((failure) => (isRefusedWith(failure, ...NO_POSITION) ? TE.right([]) : TE.left(failure))),
      TE.map(positionOf),
    );
