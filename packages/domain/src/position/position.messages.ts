/** The texts of the dashboard when the position failed to load. @see spec A §2 Dashboard */
export const POSITION_FAILED = {
  title: 'Ops!',
  body: 'Nossos sistemas estão sendo atualizados. Tente novamente em alguns instantes.',
} as const;

/** The text of the chart for a client who holds nothing yet. @see spec A §2 Dashboard */
export const POSITION_EMPTY = 'Aguardando o primeiro aporte';
