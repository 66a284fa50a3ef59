import type { Page } from '@playwright/test';

/** The pages of a redemption as a person finds them. */
export const redemptionPages = (page: Page) => {
  const question = page.getByRole('dialog', { name: 'Deseja mesmo repetir este resgate?' });
  const confirmation = page.getByRole('dialog', { name: 'Confirmar resgate' });
  return {
    fund: (name: string) => page.getByRole('button', { name }),
    partial: page.getByRole('radio', { name: 'Parcial' }),
    total: page.getByRole('radio', { name: 'Total' }),
    amount: page.getByLabel('Quanto deseja resgatar?'),
    account: page.getByLabel('Conta destino'),
    send: page.getByRole('main').getByRole('button', { name: 'Resgatar', exact: true }),
    confirmation,
    confirm: confirmation.getByRole('button', { name: 'Resgatar' }),
    question,
    repeat: question.getByRole('button', { name: 'Sim' }),
    done: page.getByRole('heading', { name: 'Resgate solicitado!' }),
    finish: page.getByRole('link', { name: 'Concluir' }),
  };
};
