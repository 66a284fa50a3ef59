import type { Locator, Page } from '@playwright/test';

/** The yield on the dashboard as a person finds it. */
export class YieldPage {
  readonly card: Locator;
  readonly sentence: Locator;
  readonly legend: Locator;
  readonly readout: Locator;
  readonly slider: Locator;
  readonly table: Locator;
  readonly rows: Locator;
  readonly asTable: Locator;
  readonly asFile: Locator;
  /** The lines themselves, which only eyes find. */
  readonly lines: Locator;

  constructor(page: Page) {
    this.card = page.getByRole('region', { name: 'Rentabilidade', exact: true });
    this.sentence = this.card.getByText(/^(Desde|Até) /);
    this.legend = this.card.getByText(/^(Carteira|IPCA)/);
    this.readout = this.card.getByRole('status');
    this.slider = this.card.getByRole('slider', { name: 'Dia' });
    this.table = this.card.getByRole('table');
    this.rows = this.table.locator('tbody').getByRole('row');
    this.asTable = this.card.getByRole('button', { name: 'Ver em tabela' });
    this.asFile = this.card.getByRole('button', { name: 'Baixar CSV' });
    this.lines = this.card.locator('canvas');
  }

  async choose(period: string): Promise<void> {
    // The input itself is for screen readers: a finger hits its caption.
    await this.card.getByText(period, { exact: true }).click();
  }
}
