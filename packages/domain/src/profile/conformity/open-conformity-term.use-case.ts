import { sequenceS } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { RegistrationRecords } from '../../registration/flow/registration-records.ports.ts';
import { knownSigningCity } from '../../signature/sign.rules.ts';
import type { ConformityTerm } from './conformity-term.ts';
import { conformityStandingOf } from './conformity-term.rules.ts';
import type { ConformityTerms } from './conformity.ports.ts';

/** Reads the conformity term of a client, and the city where they sign. */
export type OpenConformityTerm = (clientId: number) => TE.TaskEither<CallFailure, ConformityTerm>;

interface Parts {
  readonly terms: ConformityTerms;
  readonly registrations: Pick<RegistrationRecords, 'ofClient'>;
}

/** @see spec B §4 Conformity term; decision 0200 */
export const makeOpenConformityTerm =
  ({ terms, registrations }: Parts): OpenConformityTerm =>
  (clientId) =>
    pipe(
      sequenceS(TE.ApplyPar)({ check: terms.check, form: registrations.ofClient(clientId) }),
      TE.map(({ check, form }) => ({
        ...conformityStandingOf(check),
        formId: form.formId,
        signingCity: knownSigningCity(form.declaration?.city),
      })),
    );
