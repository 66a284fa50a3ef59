import type { Page } from '@playwright/test';

/** The pages of a redemption as a person finds them. */
export const redemptionPages = (page: Page) => {
  const question = page.getByRole('dialog', { name: 'Deseja mesmo repetir este resgate?' });
  const confirmation = page.getByRole('dialog', { name: 'Confirmar resgate' });
  const fund = (name: string) => page.getByRole('button', { name });
  const partial = page.getByRole('radio', { name: 'Parcial' });
  const amount = page.getByLabel('Quanto deseja resgatar?');
  const account = page.getByLabel('Conta destino');
  return {
    fund,
    partial,
    total: page.getByRole('radio', { name: 'Total' }),
    amount,
    account,
    /** Opens a fund of the list and types a part of it, to the first account. */
    takePart: async (of: string, text: string): Promise<void> => {
      await fund(of).click();
      await partial.check();
      await amount.pressSequentially(text);
      await account.selectOption({ index: 1 });
    },
    send: page.getByRole('main').getByRole('button', { name: 'Resgatar', exact: true }),
    confirmation,
    confirm: confirmation.getByRole('button', { name: 'Resgatar' }),
    question,
    repeat: question.getByRole('button', { name: 'Sim' }),
    done: page.getByRole('heading', { name: 'Resgate solicitado!' }),
    finish: page.getByRole('link', { name: 'Concluir' }),
  };
};
