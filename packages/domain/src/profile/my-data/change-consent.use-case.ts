import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Consents } from '../../access/access.ports.ts';
import type { ConsentTerm, Session } from '../../access/session.ts';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { ConsentHistory } from './consent-history.ts';
import { termsWith } from './consent-history.rules.ts';
import type { ConsentHistories } from './my-data.ports.ts';

type Client = Pick<Session, 'clientId' | 'document'>;

/** Gives or withdraws one term. @returns the history with this answer */
export type ChangeConsent = (
  client: Client,
  term: ConsentTerm,
  isGiven: boolean,
) => TE.TaskEither<CallFailure, ConsentHistory>;

/** Reads the history again first: another window may have changed another term. @see decision 0241 */
export const makeChangeConsent =
  ({ consents, histories }: { readonly consents: Consents; readonly histories: ConsentHistories }): ChangeConsent =>
  (client, term, isGiven) =>
    pipe(
      TE.Do,
      TE.bind('history', () => histories.of(client.clientId)),
      TE.bind('status', () => consents.status(client.document)),
      TE.chain(({ history, status: { uid } }) =>
        consents.answer({
          uid,
          document: client.document,
          isAccepted: true,
          terms: termsWith(history, term, isGiven),
        }),
      ),
      TE.chain(() => histories.of(client.clientId)),
    );
