import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { Values } from '../kernel/fields/index.ts';
import type { ClientRecords } from '../registration/client/client-records.ports.ts';
import type { Standings } from '../registration/flags/standings.ports.ts';
import type { RegistrationRecords } from '../registration/flow/registration-records.ports.ts';
import type { basicDataForm } from './basic-data.form.ts';

/** Saves the first page of a renewal. */
export type SaveBasicData = (
  clientId: number,
  values: Values<typeof basicDataForm>,
) => TE.TaskEither<CallFailure, void>;

interface Parts {
  readonly clients: Pick<ClientRecords, 'saveEmail'>;
  readonly forms: Pick<Standings, 'form'>;
  readonly registrations: Pick<RegistrationRecords, 'saveSigningCity'>;
}

/** Another attempt does both again, which the server allows. @see spec A §4 Renewal; decisions Q043, 0224 */
export const makeSaveBasicData =
  ({ clients, forms, registrations }: Parts): SaveBasicData =>
  (clientId, { email, location }) =>
    pipe(
      clients.saveEmail(clientId, email),
      TE.chain(() => forms.form(clientId)),
      TE.chain(({ formId }) => registrations.saveSigningCity(formId, location)),
    );
