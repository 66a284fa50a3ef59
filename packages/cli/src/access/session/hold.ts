import type { Hold } from '@aroeira/domain/access';

/** A code and a sentence that names the next command. */
interface HoldText {
  readonly code: string;
  readonly message: string;
}

/** The refusals when the client must do another step first, which is known before the call or named by the server. */
export const HOLD_REFUSALS: Readonly<Record<Hold, HoldText>> = {
  'unblock-device': {
    code: 'device_blocked',
    message: 'Este dispositivo está bloqueado. Desbloqueie-o com: portal device unblock',
  },
  'reset-password': {
    code: 'password_must_change',
    message: 'É preciso alterar a senha. Altere-a com: portal password reset',
  },
  consent: {
    code: 'consent_required',
    message: 'É preciso aceitar os termos. Entre de novo com: portal login DOCUMENTO --accept-consent',
  },
};
