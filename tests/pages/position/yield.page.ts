import type { Page } from '@playwright/test';

/** The yield on the dashboard as a person finds it. */
export const yieldCard = (page: Page) => {
  const card = page.getByRole('region', { name: 'Rentabilidade', exact: true });
  const table = card.getByRole('table');
  return {
    card,
    sentence: card.getByText(/^No período até /),
    readout: card.getByRole('status'),
    slider: card.getByRole('slider', { name: 'Dia' }),
    rows: table.locator('tbody').getByRole('row'),
    asTable: card.getByRole('button', { name: 'Ver em tabela' }),
    asFile: card.getByRole('button', { name: 'Baixar CSV' }),
    /** The lines themselves, which only eyes find. */
    lines: card.locator('canvas:visible'),
    // The input itself is for screen readers: a finger hits its caption.
    choose: (period: string): Promise<void> => card.getByText(period, { exact: true }).click(),
  };
};
