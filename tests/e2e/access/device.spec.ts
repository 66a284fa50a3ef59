import { documentOf, expect, PASSWORD, portalIn, seriousProblems, test } from '../../fixtures.ts';

const FABIO = {
  motherName: 'Marta',
  cep: '01310-100',
  birthDate: '08/02/1975',
  streetNumber: '1006',
  email: 'fabio@exemplo.com.br',
};
const STRANGER = {
  motherName: 'Maria',
  cep: '99999-999',
  birthDate: '01/01/1970',
  streetNumber: '1',
  email: 'a@b.com.br',
};

test('fabio answers three of five questions before anything else, first wrong and then right [R202] [R211] [R213] [R215] [R217] @phone', async ({
  page,
  unblockDevice,
  dashboard,
  signIn,
}) => {
  await signIn('fabio');
  await expect(page).toHaveURL(/\/unblockDevice$/);
  await expect(unblockDevice.questions).toHaveCount(3);
  expect(await seriousProblems(page)).toEqual([]);

  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/unblockDevice$/);
  await unblockDevice.answer(STRANGER);
  await expect(unblockDevice.refusal).toHaveText('As respostas digitadas estão incorretas.');
  await unblockDevice.answer(FABIO);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Este dispositivo foi desbloqueado!')).toBeVisible();
  await page.reload();
  await expect(dashboard.greeting).toContainText('Fábio');
});

test('ana reports a sign-in that was not hers by the link in the e-mail [R024] [R025] [R026] [R027]', {
  tag: '@phone',
}, async ({ page, browser, sandbox, enter }) => {
  await enter('ana');
  const [link = ''] = /http\S+\/acessoIndevido\/\S+/.exec(await sandbox.lastMail('ana')) ?? [];

  const elsewhere = await (await browser.newContext()).newPage();
  const reports: string[] = [];
  elsewhere.on('request', (request) => {
    if (request.url().endsWith('/auth/acessoIndevido')) reports.push(request.postData() ?? '');
  });
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { name: 'Todos os seus dispositivos foram bloqueados' })).toBeVisible();
  await expect(elsewhere.getByText('fale com o nosso atendimento')).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
  expect(reports).toEqual([JSON.stringify({ loginId: link.split('/').at(-1) })]);
  expect(await seriousProblems(elsewhere)).toEqual([]);
  await elsewhere.context().close();

  await page.reload();
  await expect(page.getByText('Sessão expirada!')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('ana ends the session of another browser in her profile, and finds it in the security activity @desktop', async ({
  page,
  browser,
  devices,
  enter,
}) => {
  const other = await (await browser.newContext()).newPage();
  await other.goto('/login');
  await portalIn(other).login.signIn(documentOf('ana'), PASSWORD);
  await expect(portalIn(other).dashboard.greeting).toContainText('Ana');

  await enter('ana', '/profile');
  await expect(devices.thisOne).toBeVisible();
  await expect(devices.endings).toHaveCount(1);
  await devices.endings.click();
  await expect(devices.question).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await devices.confirm();
  await expect(page.getByText('Sessão encerrada.')).toBeVisible();
  await expect(devices.endings).toHaveCount(0);
  await devices.showActivity();
  await expect(devices.activities.first()).toContainText('Sessão de outro dispositivo encerrada');
  expect(await seriousProblems(page)).toEqual([]);

  await other.reload();
  await expect(other).toHaveURL(/\/login$/);
  await other.context().close();
});
