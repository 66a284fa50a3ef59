import { documentOf, expect, PASSWORD, seriousProblems, test } from '../../fixtures.ts';

const NEW = 'Nova@1234';

test('ana forgot her password, signs in with the temporary one and chooses another [R176] [R177] [R178] [R191] @phone', async ({
  page,
  sandbox,
  login,
  forgotPassword,
  newPassword,
  dashboard,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await forgotPassword.check.waitFor();
  expect(await seriousProblems(page)).toEqual([]);
  const asked = page.waitForRequest((request) => request.url().includes('/clients/passwordResetByEmail'));
  await forgotPassword.ask(documentOf('ana'));
  const question = await asked;
  expect(question.method()).toBe('GET');
  const query = Object.fromEntries(new URL(question.url()).searchParams);
  expect(query).toEqual({ document: documentOf('ana'), captcha: expect.stringMatching(/./) });
  await expect(forgotPassword.notice).toContainText('Enviamos uma senha temporária para o e-mail a***@e***.com.br.');
  await expect(page).toHaveURL(/\/login$/);
  await forgotPassword.dismiss();

  const [temporary = ''] = /\w{4}-\w{4}-\w{4}/.exec(await sandbox.lastMail('ana')) ?? [];
  await login.signIn(documentOf('ana'), temporary);
  await expect(page).toHaveURL(/\/resetPassword$/);
  const changed = page.waitForRequest((request) => request.url().endsWith('/clients/changePassword'));
  await newPassword.reset(NEW);
  expect((await changed).method()).toBe('POST');
  expect((await changed).postDataJSON()).toEqual({ document: documentOf('ana'), newPassword: NEW });
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(dashboard.greeting).toContainText('Ana');
});

test('gabi must choose another password before she sees anything else [R193] [R196] [R216] @phone', async ({
  page,
  newPassword,
  dashboard,
  signIn,
}) => {
  await signIn('gabi');
  await expect(page).toHaveURL(/\/resetPassword$/);
  await page.goto('/dashboard');
  await newPassword.password.waitFor();
  await expect(page).toHaveURL(/\/resetPassword$/);
  await expect(newPassword.requirements).toHaveCount(4);
  expect(await seriousProblems(page)).toEqual([]);

  await newPassword.reset(PASSWORD);
  await expect(newPassword.refusal).toHaveText(
    'Sua nova senha não pode ser a mesma que a anterior. Por favor, defina uma nova senha para continuar.',
  );
  await newPassword.reset(NEW);
  await expect(newPassword.done).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.reload();
  await expect(dashboard.greeting).toContainText('Gabriela');
});

test('ana changes her password from her profile [R200] [R738] @desktop', async ({ page, newPassword, enter }) => {
  await enter('ana', '/profile');
  await page.getByRole('link', { name: 'Alterar senha' }).click();
  await newPassword.current.waitFor();
  expect(await seriousProblems(page)).toEqual([]);

  await newPassword.change('Senha@124', NEW);
  await expect(newPassword.refusal).toHaveText(
    'A senha atual está incorreta. Por favor, digite corretamente sua senha atual para continuar.',
  );
  await newPassword.change(PASSWORD, NEW);
  await expect(newPassword.done).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
});
