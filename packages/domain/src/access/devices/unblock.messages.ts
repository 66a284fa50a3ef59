import { FIELDS_INVALID } from '../access.messages.ts';
import type { UnblockFailure } from './unblock.ts';

/** The sentence for a device that stays blocked. @see spec A §5 Access forms, A §8 Password recovery and device */
export const unblockMessage = (failure: UnblockFailure): string => {
  switch (failure._tag) {
    case 'AnswersInvalid':
      return FIELDS_INVALID;
    case 'AnswersWrong':
      return 'As respostas digitadas estão incorretas.';
    case 'MaxTriesReached':
      return 'Você atingiu o limite de tentativas. Por favor, entre em contato conosco.';
    case 'Refused':
    case 'Unreachable':
    case 'Unreadable':
    case 'NoSession':
    case 'RefreshFailed':
      return 'Ocorreu um erro ao tentar desbloquear este device.';
  }
};

/** @see spec A §8 Password recovery and device */
export const UNBLOCKED = 'Este dispositivo foi desbloqueado!';
