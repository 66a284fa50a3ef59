import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Standings } from '../flags/standings.ports.ts';
import type { RegistrationError } from '../registration.errors.ts';
import { purposeOfEdit } from './purpose.ts';

/**
 * Lets only an approved client change a part from the profile. Another one gets `RegistrationClosed`.
 *
 * @see spec B §2 Profile; decision Q106
 */
export const approvedOnly = (
  standings: Pick<Standings, 'form'>,
  clientId: number,
): TE.TaskEither<RegistrationError | CallFailure, unknown> =>
  pipe(
    standings.form(clientId),
    TE.filterOrElseW(
      ({ approval }) => purposeOfEdit(approval) === 'remake',
      ({ approval }): RegistrationError => ({ _tag: 'RegistrationClosed', reason: { _tag: 'ApprovalIs', approval } }),
    ),
  );
