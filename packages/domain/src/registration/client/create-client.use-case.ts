import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { AcceptConsent } from '../../access/sign-in/answer-consent.use-case.ts';
import type { ConsentTerm } from '../../access/session.ts';
import type { SignIn, SignInStep } from '../../access/sign-in/sign-in.use-case.ts';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { CreateClientFailure, TooManyRegistrations } from './create-client.errors.ts';
import type { NewClients } from './create-client.ports.ts';
import { nextStep, registering, type FlowFacts } from '../flow/flow.rules.ts';
import type { NewClient } from './new-client.ts';
import type { RegistrationStep } from '../flow/registration-step.ts';
import { startRefusal } from './start.form.ts';

/** A client who was made, how far they are signed in, and the page that follows once they are. */
export interface CreatedClient {
  /** Done; or a code is due, where the server asks a new client for one. Then consent is asked for as after any code. */
  readonly step: SignInStep;
  /** `undefined` where the flow ends, which it does not at this page. */
  readonly next: RegistrationStep | undefined;
}

/** Makes a client of what the start form and the password say. Answers the next step and never navigates. */
type CreateClient = (client: NewClient) => TE.TaskEither<CreateClientFailure, CreatedClient>;

/**
 * What defining the password agrees to: cookies, as the specification says, and none of the terms that nobody showed.
 *
 * @see decision Q042; docs/decisions/0135, 0140
 */
const REGISTRATION_CONSENT: readonly ConsentTerm[] = [3];

/**
 * Checks that the document is free, makes the client, signs in by the chosen password, and records the cookie consent.
 *
 * @see spec A §4 Registration flow (new client), "define password"; decision Q046; docs/decisions/0140
 */
export const makeCreateClient =
  (newClients: NewClients, signIn: SignIn, acceptConsent: AcceptConsent): CreateClient =>
  (client) =>
    pipe(
      newClients.checkDocument(client.document),
      TE.chain(() => newClients.create(client)),
      TE.mapLeft(refusalOf),
      TE.chain(() =>
        pipe(
          signIn({ document: client.document, password: client.password }),
          TE.mapLeft((why): CreateClientFailure => ({ _tag: 'SignInMissed', why })),
        ),
      ),
      TE.chain(recordConsent(acceptConsent)),
      TE.map((step) => ({ step, next: nextStep(registering(factsOf(client)), 'definePassword') })),
    );

const refusalOf = (failure: TooManyRegistrations | CallFailure): CreateClientFailure => {
  if (failure._tag === 'TooManyAttempts') return failure;
  const refusal = startRefusal(failure);
  return refusal === undefined ? failure : { _tag: 'DocumentTaken', field: refusal.field, typed: refusal.typed };
};

/** Only a consent that is due is recorded: what the client answered before, on another page, stays as it is. */
const recordConsent =
  (acceptConsent: AcceptConsent) =>
  (step: SignInStep): TE.TaskEither<CreateClientFailure, SignInStep> =>
    step._tag === 'ConsentDue'
      ? pipe(
          acceptConsent(step, REGISTRATION_CONSENT),
          TE.mapLeft((why): CreateClientFailure => ({ _tag: 'ConsentNotRecorded', due: step, why })),
        )
      : TE.right(step);

/** All that is known after the password: whether there is a planner. The pages that follow ask for the rest. */
const factsOf = ({ plannerId }: NewClient): FlowFacts => ({
  isSignedIn: true,
  hasPension: false,
  plannerId,
  hasWorked: false,
  hasRelation: false,
  hasFatca: false,
  taxDeclaration: undefined,
  isCurrentlyInOffice: false,
});
