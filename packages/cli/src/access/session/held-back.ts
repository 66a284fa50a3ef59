import type { Hold } from '@aroeira/domain/access';

/** A code and its sentence, which names the command that lets the client go on. */
interface HoldText {
  readonly code: string;
  readonly message: string;
}

/** How the command line says what is wanted of a client first, known before the call or told by the server in its place. */
export const HOLDS: Readonly<Record<Hold, HoldText>> = {
  'unblock-device': {
    code: 'device_blocked',
    message: 'Este dispositivo está bloqueado. Desbloqueie-o com: portal device unblock',
  },
  'reset-password': {
    code: 'password_must_change',
    message: 'É preciso trocar a senha. Troque-a com: portal password reset',
  },
  consent: {
    code: 'consent_required',
    message: 'É preciso aceitar os termos. Entre outra vez com: portal login DOCUMENTO --accept-consent',
  },
};
