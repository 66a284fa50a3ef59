import { isCallFailure, type CallFailure } from '../../kernel/call-failure.ts';
import { FIELDS_INVALID } from '../access.messages.ts';
import type { UnblockFailure } from './unblock.ts';

const STILL_BLOCKED: Readonly<Record<Exclude<UnblockFailure, CallFailure>['_tag'], string>> = {
  AnswersInvalid: FIELDS_INVALID,
  AnswersWrong: 'As respostas digitadas estão incorretas.',
  MaxTriesReached: 'Você atingiu o limite de tentativas. Por favor, entre em contato conosco.',
};

/** The sentence for a device that stays blocked. @see spec A §5 Access forms, A §8 Password recovery and device */
export const unblockMessage = (failure: UnblockFailure): string =>
  isCallFailure(failure) ? 'Ocorreu um erro ao tentar desbloquear este device.' : STILL_BLOCKED[failure._tag];

/** @see spec A §8 Password recovery and device */
export const UNBLOCKED = 'Este dispositivo foi desbloqueado!';
