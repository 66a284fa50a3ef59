import { formatMoment } from '../../kernel/formats.ts';
import type { SignedInDevice } from './devices.ts';
import type { SecurityEvent } from './security-activity.ts';
import { isCallFailure, type CallFailure } from '../../kernel/call-failure.ts';
import { FIELDS_INVALID } from '../access.messages.ts';
import type { UnblockFailure } from './unblock.ts';

/** The name of a device: `Chrome no Windows`, `Aplicativo no iOS`. */
export const deviceName = ({ kind, browser, system }: SignedInDevice): string => {
  const program = kind === 'app' ? 'Aplicativo' : (browser ?? 'Navegador não identificado');
  return system === undefined ? program : `${program} no ${system}`;
};

/** The times of the sign-in and of the last use, in São Paulo. This device is in use now. */
export const deviceTimes = ({ signedInAt, lastSeenAt, isThis }: SignedInDevice): readonly string[] => {
  const entry = `Entrada em ${formatMoment(signedInAt)}`;
  return isThis ? [entry] : [entry, `Último uso em ${formatMoment(lastSeenAt)}`];
};

/** The events in words for the client. The words are ours: the specification has no such list. @see decision 0112 */
export const SECURITY_EVENTS: Readonly<Record<SecurityEvent, string>> = {
  'signed-in': 'Entrada na sua conta',
  'sign-in-refused': 'Tentativa de entrada com senha incorreta',
  'code-refused': 'Código de verificação incorreto',
  'token-reused': 'Sessão encerrada por uso suspeito',
  'device-unblocked': 'Dispositivo desbloqueado',
  'unblock-refused': 'Respostas de desbloqueio incorretas',
  'device-ended': 'Sessão de outro dispositivo encerrada',
  'misuse-reported': 'Acesso indevido informado e dispositivos bloqueados',
  'password-changed': 'Senha alterada',
  'temporary-password-sent': 'Senha temporária enviada por e-mail',
  'two-step-enabled': 'Autenticação em duas etapas ativada',
  'two-step-disabled': 'Autenticação em duas etapas desativada',
  'quick-access-registered': 'Acesso rápido ativado em um dispositivo',
  'quick-access-refused': 'Tentativa de acesso rápido recusada',
  'data-exported': 'Cópia dos seus dados baixada',
  other: 'Outra atividade na sua conta',
};

/** Whether somebody else may have caused an event. The screen marks it then. */
export const isSuspicious = (event: SecurityEvent): boolean => SUSPICIOUS.has(event);

const SUSPICIOUS: ReadonlySet<SecurityEvent> = new Set<SecurityEvent>([
  'sign-in-refused',
  'code-refused',
  'token-reused',
  'unblock-refused',
  'misuse-reported',
  'quick-access-refused',
]);

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
