/**
 * The sentences about a report of misuse. The words are ours, because the specification quotes none.
 *
 * @see spec A §2 `/acessoIndevido/:loginId`; decisions Q032, Q035
 */
export const MISUSE = {
  reporting: 'Bloqueando todos os seus dispositivos…',
  blocked: 'Todos os seus dispositivos foram bloqueados',
  whatNow: 'Para desbloquear e alterar a senha, fale com o nosso atendimento.',
  failed: 'Ainda não foi possível bloquear seus dispositivos',
  incomplete: 'Este link está incompleto',
  incompleteNow:
    'Ainda não bloqueamos seus dispositivos. Abra o link inteiro do e-mail ou fale com o nosso atendimento.',
  ended: 'Este link não vale mais',
  endedNow:
    'Ele vale uma só vez, enquanto a sessão está aberta. Nenhum dispositivo foi bloqueado agora. Se alguém entrou na sua conta, crie uma nova senha ou fale com o nosso atendimento.',
  newPassword: 'Criar uma nova senha',
  support: 'Falar com o atendimento pelo WhatsApp',
} as const;
