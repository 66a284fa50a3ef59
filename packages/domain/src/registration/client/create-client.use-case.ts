import { constTrue, pipe } from 'fp-ts/function';
import type { IO } from 'fp-ts/IO';
import * as TE from 'fp-ts/TaskEither';
import type { AcceptConsent } from '../../access/sign-in/answer-consent.use-case.ts';
import type { ConsentTerm } from '../../access/session.ts';
import type { SignIn, SignInStep } from '../../access/sign-in/sign-in.use-case.ts';
import { isCallFailure, isRefusedWith, mayBeTaken, type CallFailure } from '../../kernel/call-failure.ts';
import type { CreateClientFailure, TooManyRegistrations } from './create-client.errors.ts';
import type { NewClients } from './create-client.ports.ts';
import { NO_ANSWERS, nextStep, registering } from '../flow/flow.rules.ts';
import type { NewClient } from './new-client.ts';
import type { RegistrationStep } from '../flow/registration-step.ts';

/** A new client's sign-in step, and the page that follows the sign-in. */
interface CreatedClient {
  /** The sign-in is done, or the server asks for a code. After the code the client is asked for consent as usual. */
  readonly step: SignInStep;
  /** `undefined` at the end of the flow. The flow does not end at this page. */
  readonly next: RegistrationStep | undefined;
}

/**
 * Creates a client from the start form and the password. It answers the next step and never navigates. A person who
 * left meanwhile gets no session on the device, and the answer has the one that the server opened.
 */
export type CreateClient = (
  client: NewClient,
  isWanted?: IO<boolean>,
) => TE.TaskEither<CreateClientFailure, CreatedClient>;

/**
 * The consent that a new client gives with the password: cookies, and no term that the client did not see.
 *
 * @see decisions 0135, 0140
 */
const REGISTRATION_CONSENT: readonly ConsentTerm[] = [3];

interface Parts {
  readonly newClients: NewClients;
  readonly signIn: SignIn;
  readonly acceptConsent: AcceptConsent;
}

/**
 * Checks that the document is free, creates the client, signs them in, and records the consent to cookies.
 *
 * @see spec A §4 Registration flow (new client), "define password"; decisions Q046, 0140
 */
export const makeCreateClient = ({ newClients, signIn, acceptConsent }: Parts): CreateClient => {
  /** The client whose creation got no answer, and may exist. The password decides whether it is the same person. */
  let unanswered: string | undefined;
  const created = (client: NewClient) =>
    pipe(
      newClients.create(client),
      TE.mapLeft((failure) => {
        if (isCallFailure(failure) && mayBeTaken(failure)) unanswered = recordOf(client);
        return failure;
      }),
    );
  return (client, isWanted = constTrue) =>
    pipe(
      newClients.checkDocument(client.document),
      TE.chain(() => created(client)),
      TE.orElse((failure) =>
        isRefusedWith(failure, 'ERR063') && unanswered === recordOf(client) ? TE.right(undefined) : TE.left(failure),
      ),
      TE.mapLeft(refusalOf),
      TE.chain(() =>
        pipe(
          signIn({ document: client.document, password: client.password }, isWanted),
          TE.mapLeft((why): CreateClientFailure => ({ _tag: 'SignInMissed', why })),
        ),
      ),
      TE.chainFirstIOK(() => () => (unanswered = undefined)),
      TE.chain(recordConsent(acceptConsent)),
      TE.map((step) => ({
        step,
        next: nextStep(registering({ ...NO_ANSWERS, isSignedIn: true, plannerId: client.plannerId }), 'definePassword'),
      })),
    );
};

/** What the server keeps of a client, and does not check at the sign-in. */
const recordOf = (client: NewClient): string => JSON.stringify({ ...client, password: undefined });

/** A taken document is a refusal of its field. */
export const refusalOf = (failure: TooManyRegistrations | CallFailure): CreateClientFailure =>
  isRefusedWith(failure, 'ERR063') ? { _tag: 'DocumentTaken', field: 'document' } : failure;

/** Records the consent only when the server asks for it. An earlier answer of the client stays. */
const recordConsent =
  (acceptConsent: AcceptConsent) =>
  (step: SignInStep): TE.TaskEither<CreateClientFailure, SignInStep> =>
    step._tag === 'ConsentDue'
      ? pipe(
          acceptConsent(step, REGISTRATION_CONSENT),
          TE.mapLeft((why): CreateClientFailure => ({ _tag: 'ConsentNotRecorded', due: step, why })),
        )
      : TE.right(step);
