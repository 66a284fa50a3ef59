import { expect, seriousProblems, test } from '../../fixtures.ts';

test('karen has no planner, and writes to the provider [R777] [R789] @phone', async ({ page, enter }) => {
  await enter('karen', '/profile-talktoplanner');
  await expect(page.getByText('Você não possui um Planejador Aroeira')).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Enviar mensagem' }).click();
  await page.getByLabel('Assunto').selectOption('Elogio');
  await page.getByLabel('Mensagem').fill('Obrigada!');
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByText('Agradecemos! Sua mensagem foi enviada e será respondida em breve.')).toBeVisible();
});

test('ana writes to her planner and rates the app [R774] [R782] [R791] @desktop', async ({ page, enter }) => {
  await enter('ana');
  await page.getByRole('main').getByRole('link', { name: 'Enviar mensagem' }).click();
  await expect(page.getByRole('link', { name: /^Telefone/ })).toHaveAttribute('href', 'tel:+551130040102');
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Podemos conversar?');
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar' }).click();
  await expect(
    page.getByText('Sua mensagem foi enviada. Aguarde o contato através de sua caixa de e-mails!'),
  ).toBeVisible();

  await page.goto('/evaluate-app');
  const five = page.getByRole('radio', { name: '5 estrelas' });
  await expect(five).toBeChecked();
  await five.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '4 estrelas' })).toBeChecked();
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByLabel('Mensagem').fill('Muito bom');
  await page.getByRole('button', { name: 'Enviar avaliação' }).click();
  await expect(page.getByText('Agradecemos a sua avaliação!')).toBeVisible();
});
