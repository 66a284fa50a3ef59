import type { Page } from '@playwright/test';

/** The pension page as a person finds it. */
export const pensionPage = (page: Page) => ({
  cards: page.getByRole('article'),
  /** The button of a card, by the fund. */
  head: (fund: string) => page.getByRole('button', { name: fund }),
  noPlan: page.getByRole('heading', { name: 'Não existe plano de previdência para este CPF.' }),
  tryLater: page.getByRole('alert').filter({ hasText: 'Por favor, tente mais tarde.' }),
  whatsApp: page.getByRole('link', { name: 'Falar pelo WhatsApp' }),
  retry: page.getByRole('button', { name: 'Tentar novamente' }),
});
