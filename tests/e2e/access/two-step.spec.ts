import { expect, seriousProblems, test } from '../../fixtures.ts';

test('carla answers the question about two-step verification, turns it on, and turns it off with the code from her e-mail [R162] [R166] [R170] [R171] @phone', async ({
  page,
  sandbox,
  twoStep,
  signIn,
}) => {
  await signIn('carla');
  await expect(twoStep.prompt).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await twoStep.enable();
  await expect(twoStep.enabled).toBeVisible();
  await expect(twoStep.prompt).toHaveCount(0);

  await page.goto('/profile');
  await expect(twoStep.toggle).toBeChecked();
  expect(await seriousProblems(page)).toEqual([]);
  await twoStep.toggle.click();
  await expect(twoStep.code).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await twoStep.enterCode('12');
  await expect(twoStep.refusal).toHaveText(
    'Ops! Não foi possível continuar, verifique o código que enviamos no seu e-mail.',
  );
  const [, code = ''] = /etapas é (\d{6})/.exec(await sandbox.lastMail('carla')) ?? [];
  await twoStep.enterCode(code);
  await expect(twoStep.disabled).toBeVisible();
  await expect(twoStep.toggle).not.toBeChecked();
});
