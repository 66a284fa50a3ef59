import { CONSENT_FAILED, signInMessage, TOO_MANY_ATTEMPTS, type AlertText } from '../../access/access.messages.ts';
import { callFailureMessage, type Environment } from '../../kernel/call-failure.messages.ts';
import type { CreateClientFailure } from './create-client.errors.ts';
import { registrationFieldMessage } from '../registration.messages.ts';
import { startForm } from './start.form.ts';

/** What a new client reads when the registration did not go on. @see spec A §5 Registration, A §8; docs/decisions/0140 */
export const createClientMessage = (failure: CreateClientFailure, environment: Environment): AlertText => {
  switch (failure._tag) {
    case 'DocumentTaken':
      return { body: registrationFieldMessage(startForm.fields.document, { _tag: failure._tag }) };
    case 'TooManyAttempts':
      return { body: TOO_MANY_ATTEMPTS };
    case 'ConsentNotRecorded':
      return { body: CONSENT_FAILED };
    case 'SignInMissed':
      return signInMessage(failure.why, environment);
    case 'Refused':
    case 'Unreachable':
    case 'Unreadable':
    case 'NoSession':
      return { body: callFailureMessage(failure, environment) };
  }
};

/** Our words: what to do once the account exists, so that nobody registers again and reads that the CPF is taken. */
const SIGN_IN_NEXT = 'Seu cadastro já foi criado: entre com o seu CPF e a senha que você definiu.';

/**
 * What a new client can do next, to be read after `createClientMessage`.
 *
 * @returns `undefined` when there is nothing but to try again
 * @see docs/decisions/0140
 */
export const createClientAdvice = ({ _tag }: CreateClientFailure): string | undefined => {
  switch (_tag) {
    case 'SignInMissed':
    case 'ConsentNotRecorded':
      return SIGN_IN_NEXT;
    case 'DocumentTaken':
    case 'TooManyAttempts':
    case 'Refused':
    case 'Unreachable':
    case 'Unreadable':
    case 'NoSession':
      return undefined;
  }
};
