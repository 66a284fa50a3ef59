import { expect, type Page } from '@playwright/test';

/** The pages of an investment as a person finds them. */
export const investmentPages = (page: Page) => {
  const amounts = page.getByRole('heading', { name: 'Distribua seu investimento' });
  const again = page.getByRole('dialog', { name: 'Deseja continuar?' });
  const card = (fund: string) => page.getByRole('region', { name: fund });
  const parts = {
    again,
    card,
    amount: (fund: string) => card(fund).getByLabel('Valor do investimento'),
    account: (fund: string) => card(fund).getByLabel('Conta de origem'),
    takeOver: page.getByRole('button', { name: 'Definir alocação' }),
    next: page.getByRole('button', { name: 'Continuar' }),
    toConfirm: page.getByRole('heading', { name: 'Confirmar investimento(s)' }),
    confirm: page.getByRole('button', { name: 'Confirmar' }),
    done: page.getByRole('heading', { name: 'Agora é só fazer um TED para cada um dos fundos' }),
    finish: page.getByRole('button', { name: 'Concluir' }),
  };
  /** Goes on with the chosen funds, and answers yes to the question about a recent investment. */
  const begin = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Investir', exact: true }).click();
    await expect(again.or(amounts)).toBeVisible();
    if (await again.isVisible()) await again.getByRole('button', { name: 'Sim' }).click();
    await expect(amounts).toBeVisible();
  };
  return {
    ...parts,
    begin,
    /** Chooses the funds and the total, and goes on. */
    choose: async (funds: readonly string[], total: string) => {
      await page.goto('/movements/investment');
      await page.getByLabel('Quanto deseja investir?').fill(total);
      for (const fund of funds) await page.getByRole('checkbox', { name: fund }).check();
      await begin();
    },
    /** As `fill`, key by key: the browser then knows that what moves is moved by a person. */
    type: async (fund: string, amount: string) => {
      await parts.amount(fund).pressSequentially(amount);
      await parts.account(fund).press('ArrowDown');
    },
    /** An amount by hand, from the first account of the client. */
    fill: async (fund: string, amount: string) => {
      await parts.amount(fund).fill(amount);
      await parts.account(fund).selectOption({ index: 1 });
    },
  };
};
