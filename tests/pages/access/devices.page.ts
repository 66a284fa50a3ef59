import type { Page } from '@playwright/test';

/** 'Onde você está conectado', in the profile. */
export const devicesPage = (page: Page) => {
  const section = page.getByRole('region', { name: 'Onde você está conectado' });
  const question = page.getByRole('dialog', { name: /^Encerrar a sessão/ });
  return {
    thisOne: section.getByText('Este dispositivo'),
    endings: section.getByRole('button', { name: /^Encerrar a sessão em/ }),
    question,
    activities: page.getByRole('region', { name: 'Atividade de segurança' }).getByRole('listitem'),
    confirm: () => question.getByRole('button', { name: 'Encerrar', exact: true }).click(),
    showActivity: () => page.getByRole('button', { name: 'Ver atividade de segurança' }).click(),
  };
};
