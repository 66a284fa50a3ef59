/**
 * The sentences about a report of misuse. The words are ours, because the specification quotes none.
 *
 * @see spec A §2 `/acessoIndevido/:loginId`; decisions Q032, Q035
 */
export const MISUSE = {
  reporting: 'Bloqueando todos os seus dispositivos…',
  blocked: 'Todos os seus dispositivos foram bloqueados',
  whatNow: 'Para desbloquear e trocar a senha, fale com o nosso atendimento.',
  failed: 'Ainda não conseguimos bloquear seus dispositivos',
  incomplete: 'Este link está incompleto',
  incompleteNow:
    'Ainda não bloqueamos seus dispositivos. Abra o link inteiro do e-mail ou fale com o nosso atendimento.',
  support: 'Falar com o atendimento pelo WhatsApp',
} as const;
