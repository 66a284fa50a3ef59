import { documentOf } from '@aroeira/sandbox/testing';
import { holdScript } from '../../drawn.ts';
import { expect, test } from '../../fixtures.ts';

test('what was marked stays marked', { tag: '@phone' }, async ({ page, login }) => {
  for (const [field, typed, then] of [
    [login.document, '6328725', '1'],
    [login.password, 'Senha', '1'],
  ] as const) {
    const send = await holdScript(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await field.pressSequentially(typed);
    await field.press('Control+A');
    send();
    await expect(page.locator('#drawn')).toHaveCount(0);
    await page.keyboard.type('1');
    await expect(field).toHaveValue(then);
    await page.unrouteAll();
  }
});

test('says that a script does not come, frees what was typed, and the next press is done', { tag: '@phone' }, async ({
  page,
  login,
  dashboard,
}) => {
  await page.clock.install();
  const send = await holdScript(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await login.document.fill(documentOf('bruno'));
  await login.password.fill('Senha@123');
  await login.enter.click();
  await expect(login.document).not.toBeEditable();
  await page.clock.fastForward('00:14');
  await expect(login.enter).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward('00:01');
  await expect(page.getByText('O portal está demorando a carregar. Aguarde ou recarregue a página.')).toBeVisible();
  await expect(login.enter).toHaveAttribute('aria-busy', 'false');
  await login.document.fill(documentOf('ana'));
  await login.enter.click();
  await page.clock.resume();
  send();
  await expect(dashboard.greeting).toContainText('Ana');
});

test('gives each press its time, and keeps the tick of a page that is held', { tag: '@phone' }, async ({
  page,
  login,
}) => {
  await page.clock.install();
  const send = await holdScript(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Mostrar senha' }).click();
  await page.clock.fastForward('00:14');
  await login.enter.click();
  await page.clock.fastForward('00:02');
  await expect(login.enter).toHaveAttribute('aria-busy', 'true');
  await page.goto('/registration', { waitUntil: 'commit' });
  const tick = page.getByRole('checkbox').first();
  await tick.check({ force: true });
  await page.getByRole('button', { name: 'Iniciar' }).click();
  await tick.click({ force: true });
  await expect(tick).toBeChecked();
  send();
});

test('knows no session of another portal at this address', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lan.session', '{"tokens":{}}'));
  await holdScript(page);
  await page.goto('/registration', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('takes no failed script of others for its own', { tag: '@phone' }, async ({ page, login }) => {
  const send = await holdScript(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await login.document.fill(documentOf('ana'));
  await page.evaluate(
    () =>
      new Promise((done) => {
        const other = Object.assign(document.createElement('script'), { src: '/no-such-file.js', onerror: done });
        document.head.append(other);
      }),
  );
  await login.enter.click();
  await expect(login.enter).toHaveAttribute('aria-busy', 'true');
  send();
  await expect(login.document).toHaveValue('632.872.530-26');
});

test('says that the script did not come, and waits no longer', { tag: '@phone' }, async ({ page, login }) => {
  await page.route(/\/assets\/index-[\w-]+\.js$/, (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByText('Não foi possível carregar o portal. Recarregue a página.')).toBeVisible();
  await expect(login.enter).toHaveAttribute('aria-busy', 'false');
});

test('says so too when the script cannot be read or fails, and the form can be filled in again', {
  tag: '@phone',
}, async ({ page, login }) => {
  for (const body of ['}', 'throw new Error("x")', 'Promise.reject(new Error("x"))']) {
    let send: () => void = () => undefined;
    const isDue = new Promise<void>((resolve) => (send = resolve));
    await page.route(/\/assets\/index-[\w-]+\.js$/, async (route) => {
      await isDue;
      await route.fulfill({ contentType: 'text/javascript', body });
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await login.document.fill(documentOf('ana'));
    await login.password.press('Enter');
    await expect(login.document).not.toBeEditable();
    send();
    await expect(page.getByText('Não foi possível carregar o portal. Recarregue a página.')).toBeVisible();
    await expect(login.enter).toHaveAttribute('aria-busy', 'false');
    await expect(login.document).toBeEditable();
    await page.unrouteAll();
  }
});

test('says so too where the page of nobody is hidden', { tag: '@phone' }, async ({ page }) => {
  await page.route(/\/assets\/index-[\w-]+\.js$/, (route) => route.abort());
  const said = page.getByText('Não foi possível carregar o portal. Recarregue a página.');
  await page.goto('/dashboard');
  await expect(said).toBeVisible();
  for (const accounts of ['[{}]', '[{},{}]']) {
    await page.evaluate((kept) => localStorage.setItem('savedAccounts', kept), accounts);
    await page.goto('/login');
    await expect(said).toBeVisible();
  }
});
