import type { AlertText } from '../access.messages.ts';
import type { Hold } from './hold.rules.ts';

/**
 * The sentence for a client whom the server stopped in the middle of a session. The specification has none.
 *
 * @param losesWork whether the client typed something on the screen that closes
 * @see decision 0157
 */
export const holdMessage = (hold: Hold, losesWork: boolean): string =>
  losesWork ? `${SENTENCES[hold]} O que você não salvou não foi guardado.` : SENTENCES[hold];

const SENTENCES: Readonly<Record<Hold, string>> = {
  'unblock-device': 'Este dispositivo foi bloqueado. Responda às perguntas para desbloqueá-lo.',
  'reset-password': 'É preciso criar uma nova senha para continuar.',
  consent: 'É preciso aceitar os termos para continuar.',
};

/** The alert a minute before a sign-out for inactivity. @see decision 0401 */
export const ENDS_BY_INACTIVITY: AlertText = {
  body: 'Você está há 4 minutos sem usar o portal. Sua sessão será encerrada em 1 minuto se você não continuar.',
  answer: 'Continuar',
};

/** The sentence after a sign-out for inactivity. The specification has no sentence for it. @see decision 0123 */
export const ENDED_BY_INACTIVITY =
  'Sua sessão foi encerrada depois de 5 minutos sem uso. Entre de novo para continuar.';
