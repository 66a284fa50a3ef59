const inSaoPaulo = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment as an e-mail tells it: day and minute in São Paulo, `20/11/2026, 12:00`. */
export const saidInSaoPaulo = (moment: Date): string => inSaoPaulo.format(moment);

const toTheSecond = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A moment as a signed document tells it, with seconds: `20/11/2026, 12:00:07`. */
export const saidToTheSecond = (moment: Date): string => toTheSecond.format(moment);
