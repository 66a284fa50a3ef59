import { sequenceS } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { PositionOutcome, Standing } from './flag.ts';
import type { ClientFacts, Standings } from './standings.ports.ts';

/** A standing without the position, with the planner who decides with it what the portal opens, and the photo. */
export interface ClientStanding
  extends Omit<Standing, 'position' | 'planner'>,
    Pick<ClientFacts, 'planner' | 'photo'> {}

/** Loads the part of a standing that does not wait for the position. */
export type LoadClientStanding = (clientId: number) => TE.TaskEither<CallFailure, ClientStanding>;

/**
 * Reads the form and then its check list. At the same time it reads the client.
 *
 * @see spec A §7 Dashboard and lists
 */
export const makeLoadClientStanding =
  (standings: Standings): LoadClientStanding =>
  (clientId) =>
    pipe(
      sequenceS(TE.ApplyPar)({
        registration: pipe(
          standings.form(clientId),
          TE.bindTo('form'),
          TE.bind('checkList', ({ form }) => standings.checkList(form.formId, clientId)),
        ),
        client: standings.client(clientId),
      }),
      TE.map(({ registration: { form, checkList }, client }) => ({
        approval: form.approval,
        verdict: form.verdict,
        checkList,
        ...client,
      })),
    );

/** The facts of a client with those of the position. `undefined` while nobody knows how its load ends. */
export const standingWith = (facts: Omit<Standing, 'position'>, position: PositionOutcome | undefined): Standing => ({
  ...facts,
  position: position ?? 'loading',
});
