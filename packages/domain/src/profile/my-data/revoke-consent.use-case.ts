import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Consents } from '../../access/access.ports.ts';
import type { Session } from '../../access/session.ts';
import type { CallFailure } from '../../kernel/call-failure.ts';

/** Withdraws the whole consent. The server gives no data any more, on no device, until the client consents again. */
export type RevokeConsent = (client: Pick<Session, 'document'>) => TE.TaskEither<CallFailure, void>;

/** @see decision 0241 */
export const makeRevokeConsent =
  (consents: Consents): RevokeConsent =>
  ({ document }) =>
    pipe(
      consents.status(document),
      TE.chain(({ uid }) => consents.answer({ uid, document, isAccepted: false, terms: [] })),
    );
