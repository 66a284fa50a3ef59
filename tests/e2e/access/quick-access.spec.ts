import { expect, PASSWORD, seriousProblems, test } from '../../fixtures.ts';
import { deviceBiometrics } from '../../pages/access/quick-access.page.ts';

const FAILED = 'Não foi possível confirmar o Acesso Rápido. Por favor, utilize sua senha para continuar.';

test('ana turns quick access on after her sign-in, leaves, and comes back without a password [R109] [R144] @desktop', async ({
  page,
  returning,
  quickAccess,
  signIn,
}) => {
  await deviceBiometrics(page);
  await signIn('ana');
  await quickAccess.offer.waitFor();
  expect(await seriousProblems(page)).toEqual([]);
  await quickAccess.accept();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Acesso rápido ativado neste dispositivo.')).toBeVisible();
  await returning.arrive();
  await returning.enter.click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('another person on her device goes to the password, and reads the reason [R112] [R152] [R153]', {
  tag: '@phone',
}, async ({ page, returning, quickAccess, signIn }) => {
  const biometrics = await deviceBiometrics(page);
  await signIn('ana');
  await quickAccess.accept();
  await expect(page).toHaveURL(/\/dashboard$/);
  await returning.arrive();
  await biometrics.recogniseNobody();
  await returning.enter.click();
  await expect(returning.unlock.refusal).toHaveText(`${FAILED} A biometria foi cancelada.`);
  expect(await seriousProblems(page)).toEqual([]);
  await returning.unlock.enter(PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
});
