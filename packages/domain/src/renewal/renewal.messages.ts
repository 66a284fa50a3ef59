import type { CallToAction } from './call-to-action.rules.ts';
import type { RenewalItem } from './renewal-flow.rules.ts';

/** The dashboard's call to action. @see spec A §2 Dashboard */
export const CALL_TO_ACTION_CAPTIONS: Readonly<Record<CallToAction, string>> = {
  'complete-registration': 'Completar cadastro',
  renew: 'Renovação cadastral',
  investments: 'Investimentos',
};

/** The lines of the renewal's check list. @see spec A §2 Registration routes */
export const RENEWAL_CAPTIONS: Readonly<Record<RenewalItem, string>> = {
  registrationData: 'Informações cadastrais',
  profile: 'Perfil de investimento',
  signature: 'Assinatura',
};

/** The renewal modal. The buttons are decision Q031's; the sentences are ours (decision Q032). @see spec A §4 Renewal */
export const RENEWAL_MODALS = {
  available: {
    title: 'Renovação cadastral',
    body: 'Está na hora de renovar o seu cadastro. Leva poucos minutos.',
    postpone: 'Agora não',
    start: 'Iniciar!',
  },
  finished: {
    title: 'Renovação cadastral',
    body: 'A renovação do seu cadastro foi concluída.',
    close: 'Fechar',
  },
} as const;
