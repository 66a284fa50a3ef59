import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { parseCpf, type DocumentError } from '../../kernel/document.ts';
import { NEW_REGISTRATION, type NewClient } from './new-client.ts';
import type { RegistrationError } from '../registration.errors.ts';
import type { StartValues } from './start.form.ts';

/** The service proposal must be accepted before a registration starts. @see spec A §5 Registration, Terms */
export const checkProposal = (isAccepted: boolean): E.Either<RegistrationError, void> =>
  isAccepted ? E.right(undefined) : E.left({ _tag: 'ProposalNotAccepted' });

/** What is known of a client before the form: a planner, or the holder whose account is shared. */
export type Affiliation = Pick<NewClient, 'plannerId' | 'holderId' | 'needsCoHolder'>;

/** Nothing is known: a holder who comes alone. */
export const NO_AFFILIATION: Affiliation = { plannerId: undefined, holderId: undefined, needsCoHolder: false };

/** What the two pages that make a client hand on. */
export interface NewClientForms {
  readonly start: StartValues;
  readonly password: string;
}

/**
 * The client whom the start form and the password make. The document is a CPF by then: companies are refused.
 *
 * @see spec A §3 New client payload; decision Q045
 */
export const newClientOf = (
  { start, password }: NewClientForms,
  affiliation: Affiliation,
): E.Either<DocumentError, NewClient> =>
  pipe(
    parseCpf(start.document),
    E.map((document) => ({
      ...start,
      document,
      password,
      ...affiliation,
      hasPlanner: NEW_REGISTRATION.hasPlanner,
    })),
  );
