/** The titles that a page has and its route too. The routes load before the pages, so nothing else stands here. */
export const MOVEMENT_TITLES = {
  hub: 'Investir e Resgatar',
  history: 'Histórico de movimentações',
  order: 'Pedido',
  confirmation: 'Confirmar investimento(s)',
} as const;
