import { expect, seriousProblems, test } from '../../fixtures.ts';

const STATUS = '/profile-conformity-term';

test('sofia reads her conformity term, signs it in another tab, and finds it signed @phone', async ({
  page,
  context,
  enter,
}) => {
  const proceed = page.getByRole('button', { name: 'Prosseguir para a assinatura' });
  await enter('sofia', '/profile');
  await page.getByRole('link', { name: 'Termo de desenquadramento' }).click();
  await expect(page.getByRole('heading', { name: 'Falta assinar' })).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);

  await proceed.click();
  await expect(page).toHaveURL(`${STATUS}/read`);
  const sign = page.getByRole('button', { name: 'Assinar termo' });
  await expect(sign).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);

  await page.getByRole('region', { name: 'Texto do termo' }).press('End');
  await expect(page.getByText('Você chegou ao fim do texto.')).toBeVisible();
  const [provider] = await Promise.all([context.waitForEvent('page'), sign.click()]);
  await provider.getByRole('button', { name: 'Assinar' }).click();
  // A tab that closes earlier may take the form back.
  await expect(provider.getByRole('heading', { name: 'Termos assinados' })).toBeVisible();
  await provider.close();
  await page.getByRole('button', { name: 'Já assinei' }).click();
  await expect(page.getByText('A assinatura do termo de desenquadramento já foi efetuada.')).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);

  // The page of the status asks the server by itself.
  await page.goto(STATUS);
  await expect(page.getByRole('heading', { name: 'Assinado' })).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Abrir termo' }).click();
  const [paper] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Abrir documento assinado' }).click(),
  ]);
  await expect(paper.getByRole('heading', { name: 'Termos assinados' })).toBeVisible();
});
