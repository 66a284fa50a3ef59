import type { Locator, Page } from '@playwright/test';
import { NEWCOMER, registerNewcomer } from '@aroeira/sandbox/testing/newcomer';
import { expect, PASSWORD, seriousProblems, test } from '../../fixtures.ts';
import { inkOn, lackOnlySignature, signaturePages } from '../../pages/signature/signature.page.ts';
import { questionnairePages } from '../../pages/suitability/questionnaire.page.ts';

/** Draws a wave from the left to the right of the paper. */
const draw = async (page: Page, paper: Locator): Promise<void> => {
  const box = await paper.boundingBox();
  if (box === null) throw new Error('no paper');
  const at = (part: number): readonly [number, number] => [
    box.x + box.width * (0.2 + 0.6 * part),
    box.y + box.height * (0.4 + 0.15 * Math.sin(part * 12)),
  ];
  await page.mouse.move(...at(0));
  await page.mouse.down();
  for (let step = 1; step <= 30; step += 1) await page.mouse.move(...at(step / 30));
  await page.mouse.up();
};

/** Whether one sees an element: nothing covers its middle. */
const isOnTop = (element: Element): boolean => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

test('elisa reads a term, draws her signature and ends with signed terms [R377] [R381] [R385]', async ({
  page,
  enter,
  origin,
}) => {
  test.slow();
  await lackOnlySignature(page, origin);
  await enter('elisa', '/registration/signature/terms');
  await signaturePages(page).read('Termo de ciência de risco');
  await expect(page.getByText('1 de 2 aceitos')).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continuar' }).click();

  const paper = page.locator('.pad canvas');
  await expect(paper).toBeVisible();
  await page.getByLabel('Cidade de assinatura').fill('Santos');
  await page.getByRole('button', { name: 'Assinar 1 termo' }).click();
  const missing = page.getByText('Para continuar, é necessário fazer a sua assinatura.');
  await expect(missing).toBeVisible();
  // The bar with the button sticks to the end of a phone's screen.
  await expect.poll(() => missing.evaluate(isOnTop)).toBe(true);
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Assinar em tela cheia' }).click();
  await expect(page.getByRole('button', { name: 'Concluir' })).toBeVisible();
  await expect(paper).toBeVisible();
  await draw(page, paper);
  await expect.poll(() => inkOn(paper)).toBeGreaterThan(0.4);
  expect(await seriousProblems(page)).toEqual([]);

  // The client turns the device, and turns it back.
  const size = page.viewportSize() ?? { width: 360, height: 800 };
  await page.setViewportSize({ width: size.height, height: size.width });
  await expect.poll(() => inkOn(paper)).toBeGreaterThan(0.1);
  await page.setViewportSize(size);
  await expect.poll(() => inkOn(paper)).toBeGreaterThan(0.4);
  await page.getByRole('button', { name: 'Concluir' }).click();
  await expect(page.getByLabel('Cidade de assinatura')).toHaveValue('Santos');
  await expect.poll(() => inkOn(paper)).toBeGreaterThan(0.1);
  await page.getByRole('button', { name: 'Assinar 1 termo' }).click();

  await expect(page.getByRole('heading', { name: 'Termo de ciência de risco' })).toBeVisible();
  await expect(page.getByText(/SHA-256: [0-9a-f]{64}/)).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Continuar' }).click();
  await expect(page.getByRole('heading', { name: 'Assinatura concluída' })).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
});

test('a newcomer answers the questionnaire, types the name, and ends the registration [R369] [R385] @phone', async ({
  page,
  origin,
  login,
  twoStep,
}) => {
  test.slow();
  await registerNewcomer(async (what, { token, loginId, body }) => {
    const [method = '', path = ''] = what.split(' ');
    const headers =
      token === undefined || loginId === undefined ? {} : { authorization: `Bearer ${token}`, 'login-id': loginId };
    const answer = await page.request.fetch(`${origin}${path}`, { method, headers, ...(body && { data: body }) });
    expect([what, answer.status()]).toEqual([what, 200]);
    return answer.json();
  });
  await page.goto('/login');
  await login.signIn(NEWCOMER.document, PASSWORD);
  await twoStep.enable();
  await page.getByRole('link', { name: 'Completar cadastro' }).click();
  await page.getByRole('button', { name: 'Próximo' }).click();
  const quiz = questionnairePages(page);
  await quiz.begin.click();
  await quiz.answer(2);
  await expect(quiz.perfect).toBeVisible();
  await expect(quiz.profile('Arrojado')).toBeVisible();
  await quiz.next.click();

  const at = signaturePages(page);
  await at.read('Termo de adesão à carteira administrada');
  await at.read('Termo de ciência de risco');
  await at.goOn.click();
  await at.byName.click();
  await at.name.fill(NEWCOMER.name);
  await at.city.fill('Natal');
  expect(await seriousProblems(page)).toEqual([]);
  await at.sign.click();
  await expect(at.signed).toBeVisible();
  await at.end.click();
  await expect(at.done).toBeVisible();
  await expect(page.getByText(/Agora a nossa equipe analisa os seus dados/)).toBeVisible();
});
