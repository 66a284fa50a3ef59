import { isCallFailure } from '../../kernel/call-failure.ts';
import { CONSENT_FAILED, signInMessage, TOO_MANY_ATTEMPTS, type AlertText } from '../../access/access.messages.ts';
import { callFailureMessage } from '../../kernel/call-failure.messages.ts';
import type { Environment } from '../../kernel/environment.ts';
import type { CreateClientFailure } from './create-client.errors.ts';
import { registrationFieldMessage } from '../registration.messages.ts';
import { startForm } from './start.form.ts';

/** The sentence for a new client whose registration failed. @see spec A §5 Registration, A §8; decision 0140 */
export const createClientMessage = (failure: CreateClientFailure, environment: Environment): AlertText => {
  if (isCallFailure(failure)) return { body: callFailureMessage(failure, environment) };
  switch (failure._tag) {
    case 'DocumentTaken':
      return { body: registrationFieldMessage(startForm.fields.document, { _tag: failure._tag }) };
    case 'TooManyAttempts':
      return { body: TOO_MANY_ATTEMPTS };
    case 'ConsentNotRecorded':
      return { body: CONSENT_FAILED };
    case 'SignInMissed':
      return signInMessage(failure.why, environment);
  }
};

/** Our sentence for a client whose account exists. Without it the client could register again and read that the CPF is taken. */
const SIGN_IN_NEXT = 'Seu cadastro já foi criado: entre com o seu CPF e a senha que você definiu.';

/**
 * The advice that follows `createClientMessage`.
 *
 * @returns `undefined` when the client can only try again
 * @see decision 0140
 */
export const createClientAdvice = ({ _tag }: CreateClientFailure): string | undefined =>
  _tag === 'SignInMissed' || _tag === 'ConsentNotRecorded' ? SIGN_IN_NEXT : undefined;
