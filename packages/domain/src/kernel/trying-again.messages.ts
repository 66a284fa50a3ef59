import { isUnreachable } from './call-failure.ts';

// Apart from the other sentences, because a page needs these before it has loaded what calls the server.

/** The caption of every button that loads or sends again. @see spec A §2 Dashboard, B §8 Movements */
export const TRY_AGAIN = 'Tentar novamente';

export const UNREACHABLE_MESSAGE = 'Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.';

/** What to do about content that did not load. */
export const loadAgainMessage = (failure: unknown): string =>
  isUnreachable(failure) ? 'Verifique sua conexão e tente novamente.' : 'Tente novamente em alguns instantes.';
