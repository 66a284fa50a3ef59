import type { Page } from '@playwright/test';

/** The list of reports, and one report, as a person finds them. */
export const reportsPage = (page: Page) => {
  const statements = page.getByRole('region', { name: 'Extratos mensais' });
  const quick = page.getByRole('region', { name: 'Períodos rápidos' });
  return {
    title: page.getByRole('heading', { level: 1 }),
    statements: statements.getByRole('link'),
    quick: quick.getByRole('link'),
    /** The buttons of the rows, the latest month first. */
    emails: statements.getByRole('button', { name: /^Receber por e-mail/ }),
    downloads: statements.getByRole('button', { name: /^Download/ }),
    sent: statements.getByText('Enviado para o seu e-mail'),
    preparing: page.getByRole('progressbar', { name: 'Preparando o seu relatório…' }),
    failure: page.getByRole('alert'),
    retry: page.getByRole('button', { name: 'Tentar novamente' }),
    others: page.getByRole('link', { name: 'Ver outros períodos' }),
    /** The pages of the document that have their text in the page. */
    sheets: page.getByRole('article', { name: /^Página \d+ de \d+$/ }),
    email: page.getByRole('button', { name: 'Receber por e-mail', exact: true }),
    download: page.getByRole('button', { name: 'Download', exact: true }),
  };
};
