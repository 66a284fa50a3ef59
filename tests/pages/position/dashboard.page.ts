import type { Page } from '@playwright/test';

/** The dashboard as a person finds it. */
export const dashboardPage = (page: Page) => {
  const table = page.getByRole('table', { name: 'Carteira por tipo de fundo' });
  return {
    greeting: page.getByText(/^(Bom dia|Boa tarde|Boa noite), /).locator('visible=true'),
    /** Every part that still loads. */
    waiting: page.locator('main [aria-busy=true]'),
    investments: page.getByRole('heading', { name: 'Investimentos' }),
    rows: table.locator('tbody').getByRole('row'),
    show: page.getByRole('button', { name: 'Mostrar posição' }),
    asFile: page.getByRole('region', { name: 'Investimentos' }).getByRole('button', { name: 'Baixar CSV' }),
    failure: page.getByRole('alert').filter({ hasText: 'Ops!' }),
    retry: page.getByRole('button', { name: 'Tentar novamente' }),
  };
};
