import { expect, seriousProblems, test } from '../../fixtures.ts';
import { LoginPage } from '../../pages/access/login.page.ts';
import { ForgotPasswordPage, NewPasswordPage } from '../../pages/access/password.page.ts';
import { DashboardPage } from '../../pages/position/dashboard.page.ts';
import { PASSWORD, PERSONAS } from '../../personas.ts';

const NEW = 'Nova@1234';

test('ana forgot her password, and comes in by the temporary one to choose another [R176] [R178]', async ({
  page,
  sandbox,
}) => {
  const [login, forgot, reset] = [new LoginPage(page), new ForgotPasswordPage(page), new NewPasswordPage(page)];
  await page.goto(`${sandbox.url}/login`);
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await forgot.check.waitFor();
  expect(await seriousProblems(page)).toEqual([]);
  await forgot.ask(PERSONAS.ana.document);
  await expect(forgot.notice).toContainText('Enviamos uma senha temporária para o e-mail a***@e***.com.br.');
  await expect(page).toHaveURL(/\/login$/);
  await forgot.dismiss();

  const [temporary = ''] = /\w{4}-\w{4}-\w{4}/.exec(await sandbox.lastMail('ana')) ?? [];
  await login.signIn(PERSONAS.ana.document, temporary);
  await expect(page).toHaveURL(/\/resetPassword$/);
  await reset.reset(NEW);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(new DashboardPage(page).greeting).toContainText('Ana');
});

test('gabi has to choose another password before she sees anything else [R193] [R196] [R216]', async ({
  page,
  sandbox,
  signIn,
}) => {
  const reset = new NewPasswordPage(page);
  await signIn('gabi');
  await expect(page).toHaveURL(/\/resetPassword$/);
  await page.goto(`${sandbox.url}/dashboard`);
  await reset.password.waitFor();
  await expect(page).toHaveURL(/\/resetPassword$/);
  await expect(reset.requirements).toHaveCount(4);
  expect(await seriousProblems(page)).toEqual([]);

  await reset.reset(PASSWORD);
  await expect(reset.refusal).toHaveText(
    'Sua nova senha não pode ser a mesma que a anterior. Por favor, defina uma nova senha para continuar.',
  );
  await reset.reset(NEW);
  await expect(reset.done).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.reload();
  await expect(new DashboardPage(page).greeting).toContainText('Gabriela');
});

test('ana changes her password from her profile [R200] [R738]', async ({ page, sandbox, signIn }) => {
  const change = new NewPasswordPage(page);
  await signIn('ana');
  await new DashboardPage(page).greeting.waitFor();
  await page.goto(`${sandbox.url}/profile`);
  await page.getByRole('link', { name: 'Alterar senha' }).click();
  await change.current.waitFor();
  expect(await seriousProblems(page)).toEqual([]);

  await change.change('Senha@124', NEW);
  await expect(change.refusal).toHaveText(
    'A senha atual está incorreta. Por favor, digite corretamente sua senha atual para continuar.',
  );
  await change.change(PASSWORD, NEW);
  await expect(change.done).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
});
