import { sequenceS } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Document } from '../../kernel/document.ts';
import type { Standing } from './approval.ts';
import type { Standings } from './standings.ports.ts';

/** Whose standing it is, as the session has them. */
export interface StandingClient {
  readonly clientId: number;
  readonly document: Document;
}

/** Gathers what the derived flags are made of. The client waits for it, so the position is never still loading. */
export type GatherStanding = (client: StandingClient) => TE.TaskEither<CallFailure, Standing>;

/** Loads the client's position; only whether that went well is looked at. */
type AskPosition = (document: Document) => TE.TaskEither<CallFailure, unknown>;

/**
 * Asks for the form, then its check list, and beside them for the client and the position.
 *
 * A position that could not be loaded is a fact of the standing, which closes investing. Anything else that could not be
 * loaded is a failure: no flag is made up from half the facts.
 *
 * @see spec A §4 Approval and renewal statuses; decision Q161
 */
export const makeGatherStanding =
  (standings: Standings, askPosition: AskPosition): GatherStanding =>
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

/** A session that ended says nothing about the position. */
const stateOf = (position: TE.TaskEither<CallFailure, unknown>): TE.TaskEither<CallFailure, 'loaded' | 'failed'> =>
  pipe(
    position,
    TE.map(() => 'loaded' as const),
    TE.orElseW((failure) => (failure._tag === 'NoSession' ? TE.left(failure) : TE.right('failed' as const))),
  );
