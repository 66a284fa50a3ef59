import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { parseCpf, type DocumentError } from '../../kernel/document.ts';
import { NEW_REGISTRATION, type NewClient } from './new-client.ts';
import type { RegistrationError } from '../registration.errors.ts';
import type { StartValues } from './start.form.ts';

/** Checks that the client accepted the service proposal. Without it no registration starts. @see spec A §5 Registration, Terms */
export const checkProposal = (isAccepted: boolean): E.Either<RegistrationError, void> =>
  isAccepted ? E.right(undefined) : E.left({ _tag: 'ProposalNotAccepted' });

/** The values of the two pages that create a client. */
interface NewClientForms {
  readonly start: StartValues;
  readonly password: string;
}

/**
 * Makes the new client from the start form and the password: a holder without a planner. The start form has already
 * refused a company's document.
 *
 * @see spec A §3 New client payload; decision Q045
 */
export const newClientOf = ({ start, password }: NewClientForms): E.Either<DocumentError, NewClient> =>
  pipe(
    parseCpf(start.document),
    E.map((document) => ({
      ...start,
      document,
      password,
      plannerId: undefined,
      holderId: undefined,
      needsCoHolder: false,
      hasPlanner: NEW_REGISTRATION.hasPlanner,
    })),
  );
