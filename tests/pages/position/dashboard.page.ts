import type { Locator, Page } from '@playwright/test';

/** The dashboard as a person finds it. */
export class DashboardPage {
  readonly greeting: Locator;
  readonly investments: Locator;
  readonly rows: Locator;
  readonly total: Locator;
  readonly show: Locator;
  readonly hide: Locator;
  readonly failure: Locator;
  readonly retry: Locator;

  constructor(page: Page) {
    this.greeting = page.getByText(/^(Bom dia|Boa tarde|Boa noite), /).locator('visible=true');
    this.investments = page.getByRole('heading', { name: 'Investimentos' });
    const table = page.getByRole('table', { name: 'Carteira por tipo de fundo' });
    this.rows = table.locator('tbody').getByRole('row');
    this.total = table.getByRole('row', { name: /^Total/ });
    this.show = page.getByRole('button', { name: 'Mostrar posição' });
    this.hide = page.getByRole('button', { name: 'Ocultar posição' });
    this.failure = page.getByRole('alert').filter({ hasText: 'Ops!' });
    this.retry = page.getByRole('button', { name: 'Tentar novamente' });
  }
}
