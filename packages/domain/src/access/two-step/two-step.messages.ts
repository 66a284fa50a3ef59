import { isCallFailure } from '../../kernel/call-failure.ts';
import { callFailureMessage } from '../../kernel/call-failure.messages.ts';
import type { Environment } from '../../kernel/environment.ts';
import { FIELD_SENTENCES } from '../../kernel/fields/index.ts';
import { TOO_MANY_ATTEMPTS } from '../access.messages.ts';
import type { TwoStepCodeFailure } from './two-step.errors.ts';
import type { TwoStepChoice } from './two-step.ts';

const CHANGED: Readonly<Record<TwoStepChoice, string | undefined>> = {
  on: 'Autenticação em duas etapas ativada com sucesso!',
  off: 'Autenticação em duas etapas desativada com sucesso!',
  'not-chosen': undefined,
};

/** The sentence after two-step verification changed, or nothing if the client has not chosen yet. @see spec B §4 */
export const twoStepChanged = (choice: TwoStepChoice): string | undefined => CHANGED[choice];

/** The sentence when two-step verification could not change. @see spec B §4, B §5, B §8 Profile */
export const twoStepMessage = (failure: TwoStepCodeFailure, environment: Environment): string => {
  if (isCallFailure(failure)) return callFailureMessage(failure, environment);
  switch (failure._tag) {
    case 'CodeMissing':
      return FIELD_SENTENCES.Missing;
    case 'WrongCode':
      return 'Ops! Não foi possível continuar, verifique o código que enviamos no seu e-mail.';
    case 'TooManyAttempts':
      return TOO_MANY_ATTEMPTS;
  }
};
