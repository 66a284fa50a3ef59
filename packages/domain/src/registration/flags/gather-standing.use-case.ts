import { sequenceS } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Document } from '../../kernel/document.ts';
import type { Standing } from './approval.ts';
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
 * Reads the form and then its check list. At the same time it reads the client and the position.
 *
 * A position that failed to load is a fact of the standing and closes investing. Any other failed call is a failure,
 * because a flag needs all the facts.
 *
 * @see spec A §4 Approval and renewal statuses; decision Q161
 */
export const makeGatherStanding =
  ({ standings, askPosition }: { readonly standings: Standings; readonly askPosition: AskPosition }): GatherStanding =>
  ({ clientId, document }) =>
    pipe(
      sequenceS(TE.ApplyPar)({
        registration: pipe(
          standings.form(clientId),
          TE.bindTo('form'),
          TE.bind('checkList', ({ form }) => standings.checkList(form.formId, clientId)),
        ),
        hasPension: standings.hasPension(clientId),
        position: stateOf(askPosition(document)),
      }),
      TE.map(({ registration: { form, checkList }, hasPension, position }) => ({
        approval: form.approval,
        verdict: form.verdict,
        hasPension,
        position,
        checkList,
      })),
    );

/** An ended session is a failure, and not a fact about the position. */
const stateOf = (position: TE.TaskEither<CallFailure, unknown>): TE.TaskEither<CallFailure, 'loaded' | 'failed'> =>
  pipe(
    position,
    TE.map(() => 'loaded' as const),
    TE.orElseW((failure) => (failure._tag === 'NoSession' ? TE.left(failure) : TE.right('failed' as const))),
  );
