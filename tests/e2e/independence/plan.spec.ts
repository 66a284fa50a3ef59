import { expect, seriousProblems, test } from '../../fixtures.ts';

/** Whether an element is not under the bar that stays at the end of a phone. */
const isUncovered = (element: Element): boolean => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === element;
};

test.describe('ana', () => {
  test('sees her plan, asks how sure it is, tries another, breaks it, mends it and saves it', async ({
    page,
    enter,
    menu,
    plan,
  }) => {
    await enter('ana');
    await menu.cards.getByRole('link', { name: 'Liberdade' }).click();
    await expect(page).toHaveTitle(/^Liberdade Financeira/);
    await expect(plan.figures).toHaveText([
      'R$\u00a022.000,00',
      'R$\u00a04.072.933,99',
      'R$\u00a06.210,00',
      /^R\$\u00a0[\d.]+,\d\d$/,
    ]);
    await expect(plan.lines).toBeVisible();
    await expect(plan.sentence).toHaveText(/^Com a poupança de hoje, você chega aos 65 anos com/);
    await expect(plan.readout).toHaveText(/^65 anos/);
    await plan.simulate.click();
    await expect(plan.chance).toBeVisible();
    await page.getByText('Como calculamos').click();
    await page.getByRole('button', { name: 'Ver em tabela' }).click();
    await expect(plan.table.getByRole('columnheader')).toHaveText([
      'Idade',
      'Real',
      'Ideal',
      'Mínimo da faixa',
      'Máximo da faixa',
    ]);
    expect(await seriousProblems(page)).toEqual([]);

    await plan.tryIt.click();
    await expect(page.getByRole('heading', { name: 'Testar o plano' })).toBeFocused();
    const age = plan.slider('Idade de aposentadoria');
    await age.evaluate((lever) => scrollBy(0, lever.getBoundingClientRect().bottom - innerHeight));
    await age.focus();
    expect(await age.evaluate(isUncovered)).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await expect(plan.field('Idade de aposentadoria')).toHaveValue('64');
    await expect(page.getByRole('cell', { name: '64 anos' })).toBeVisible();
    expect(await seriousProblems(page)).toEqual([]);

    // Her objective of 2034 allows no age before 51.
    await plan.field('Idade de aposentadoria').fill('51');
    await plan.save.click();
    await expect(plan.incompatible).toContainText(/A linha Real chega a zero em \d{4}/);
    expect(await seriousProblems(page)).toEqual([]);
    await plan.incompatible.getByRole('button').click();
    await plan.field('Idade de aposentadoria').fill('66');
    await plan.save.click();
    await expect(page.getByText('Meta registrada com sucesso!')).toBeVisible();
    await expect(page.getByText('Reserva necessária aos 66 anos')).toBeVisible();
  });

  test('keeps the cursor at its age when the window gets another size @desktop', async ({ page, enter, plan }) => {
    await enter('ana', '/liberty-home');
    const [first = 0, last = 0] =
      ((await plan.chart.getAttribute('aria-label')) ?? '').match(/\d+/g)?.map(Number) ?? [];
    for (const width of [1280, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await plan.lines.scrollIntoViewIfNeeded();
      await expect(plan.names.first()).toBeVisible({ visible: width > 360 });
      await expect
        .poll(async () => ((await plan.cursorShare()) * (last - first) + first).toFixed(0), { timeout: 2000 })
        .toBe('65');
    }
  });
});
