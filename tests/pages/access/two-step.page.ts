import type { Page } from '@playwright/test';

/** Two-step verification as a person finds it: asked about on the dashboard, switched in the profile. */
export const twoStepPage = (page: Page) => {
  const on = { name: 'Ativar', exact: true };
  const prompt = page.getByRole('dialog').filter({ has: page.getByRole('button', on) });
  const code = page.getByRole('dialog', { name: 'Desativar a autenticação em duas etapas' });
  return {
    prompt,
    enabled: page.getByText('Autenticação em duas etapas ativada com sucesso!'),
    disabled: page.getByText('Autenticação em duas etapas desativada com sucesso!'),
    toggle: page.getByRole('switch', { name: 'Autenticação em duas etapas' }),
    code,
    refusal: code.getByRole('alert'),
    enable: () => prompt.getByRole('button', on).click(),
    enterCode: async (digits: string): Promise<void> => {
      await code.getByLabel('Código').fill(digits);
      await code.getByRole('button', { name: 'Confirmar' }).click();
    },
  };
};
