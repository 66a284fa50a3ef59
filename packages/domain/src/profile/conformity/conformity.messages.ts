import type { ConformityState } from '../../signature/signature.ts';

/** The caption of each state. The words are ours. @see spec B §2 Profile */
export const CONFORMITY_CAPTIONS: Readonly<Record<ConformityState, string>> = {
  notSigned: 'Falta assinar',
  started: 'Aguardando a assinatura',
  signed: 'Assinado',
};

/** The words of the conformity term's pages that are ours. @see spec B §4 Conformity term; decision 0200 */
export const CONFORMITY_TEXTS = {
  title: 'Termo de desenquadramento',
  lead: 'Quem investe acima do risco do seu perfil de investidor declara neste termo que conhece a diferença.',
  openTerm: 'Abrir termo',
  nothingToSign: 'Nada para assinar',
  notNeeded: 'Você não tem termo de desenquadramento para assinar.',
  notLoaded: 'Não foi possível verificar a assinatura do termo.',
  checkAgain: 'Já assinei',
  waiting: 'A assinatura abre em outra aba. Depois de assinar, volte e confirme aqui.',
  signedPaper: 'Abrir documento assinado',
  continue: 'Continuar',
} as const;

/** What stands around the term while the client reads it. @see decision 0200 */
export const CONFORMITY_READING = {
  text: 'Texto do termo',
  scroll: 'Role até o fim do texto para assinar.',
  wasRead: 'Você chegou ao fim do texto.',
  accept: 'Assinar termo',
} as const;
