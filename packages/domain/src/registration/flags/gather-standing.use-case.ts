import { sequenceS } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Document } from '../../kernel/document.ts';
import type { Standing } from './flag.ts';
import { makeLoadClientStanding, standingWith } from './load-client-standing.use-case.ts';
import type { Standings } from './standings.ports.ts';

/** The client of the session. */
export interface StandingClient {
  readonly clientId: number;
  readonly document: Document;
}

/** Gathers the facts of the derived flags. It waits for the position, so the position is never still loading. */
export type GatherStanding = (client: StandingClient) => TE.TaskEither<CallFailure, Standing>;

/** Loads the client's position. Only success or failure counts. */
type AskPosition = (document: Document) => TE.TaskEither<CallFailure, unknown>;

/**
 * Loads the standing and the position at the same time.
 *
 * A position that failed to load is a fact of the standing and closes investing. Any other failed call is a failure,
 * because a flag needs all the facts.
 *
 * @see spec A §4 Approval and renewal statuses; decision Q161
 */
export const makeGatherStanding = ({
  standings,
  askPosition,
}: {
  readonly standings: Standings;
  readonly askPosition: AskPosition;
}): GatherStanding => {
  const load = makeLoadClientStanding(standings);
  return ({ clientId, document }) =>
    pipe(
      sequenceS(TE.ApplyPar)({ client: load(clientId), position: outcomeOfPosition(askPosition(document)) }),
      TE.map(({ client, position }) => standingWith(client, position)),
    );
};

/** Whether the position loaded. A session that ended is a failure, and no fact about the position. */
const outcomeOfPosition = (
  position: TE.TaskEither<CallFailure, unknown>,
): TE.TaskEither<CallFailure, 'loaded' | 'failed'> =>
  pipe(
    position,
    TE.map(() => 'loaded' as const),
    TE.orElseW((failure) => (failure._tag === 'NoSession' ? TE.left(failure) : TE.right('failed' as const))),
  );
