import { BANK_ACCOUNTS_TITLE } from '../profile.texts.ts';

/** The words of the pages of the bank accounts. They are ours. @see spec B §2 Profile */
export const PROFILE_ACCOUNTS_TEXTS = {
  title: BANK_ACCOUNTS_TITLE,
  lead: 'Os resgates são pagos só em contas da sua titularidade.',
  oneTitle: 'Conta bancária',
  oneLead: 'A conta precisa estar no seu nome.',
  notLoaded: 'Não foi possível carregar as suas contas bancárias',
  unsaved: 'A remoção só vale depois de salvar.',
  saved: 'Suas contas bancárias foram atualizadas.',
} as const;
