import type { SecurityEvent } from './security-activity.ts';

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
  'two-step-enabled': 'Verificação em duas etapas ativada',
  'two-step-disabled': 'Verificação em duas etapas desativada',
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
