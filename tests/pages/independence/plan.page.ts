import type { Page } from '@playwright/test';

/** `/liberty-home`: the plan of a client, and the levers of `?testar`. */
export const planPage = (page: Page) => ({
  chart: page.getByRole('figure', { name: /^Gráfico do plano/ }),
  lines: page.getByRole('figure').locator('canvas'),
  /** The names at the ends of the lines. */
  names: page.locator('.line-names > *'),
  /** Where the cursor stands between the first age and the last one, from 0 to 1. */
  cursorShare: () =>
    page.locator('.u-cursor-x').evaluate((line) => {
      const [cursor, plot] = [line.getBoundingClientRect(), line.parentElement?.getBoundingClientRect()];
      return plot === undefined ? NaN : (cursor.left - plot.left) / plot.width;
    }),
  figures: page.getByRole('definition'),
  sentence: page.locator('.plan-sentence'),
  readout: page.getByRole('figure').getByRole('status'),
  table: page.getByRole('region', { name: 'Linha da Vida Financeira em tabela' }),
  simulate: page.getByRole('button', { name: 'Simular 1.000 vezes' }),
  chance: page.getByText(/em \d+ de cada 100 simulações/),
  tryIt: page.getByRole('link', { name: 'Testar o plano' }),
  field: (name: string) => page.getByRole('textbox', { name }),
  slider: (name: string) => page.getByRole('slider', { name: `${name}, controle deslizante` }),
  undo: page.getByRole('button', { name: 'Desfazer' }),
  save: page.getByRole('button', { name: 'Salvar plano' }),
  incompatible: page.getByRole('alertdialog', { name: 'Reveja o seu plano' }),
});
