import { expect, test } from '../../fixtures.ts';

/** A page that makes a call as soon as it is opened, and says what became of it. */
const PAGE = '/acessoIndevido/nobody';
const CALL = 'POST /auth/acessoIndevido';

test('an unknown code is not shown to a client, nor the body it came in [R876] [R879]', async ({ page, sandbox }) => {
  await sandbox.fault({ on: CALL, status: 500, code: 'ERR999' });
  await page.goto(PAGE);
  await expect(page.getByRole('alert')).toHaveText('Ocorreu um erro, tente novamente mais tarde.');
  await expect(page.getByText('ERR999')).toHaveCount(0);
});

for (const code of ['no_registration_form_set', 'invalid_client'])
  test(`the internal error ${code} is not shown as such [R880]`, async ({ page, sandbox }) => {
    await sandbox.fault({ on: CALL, status: 400, code });
    await page.goto(PAGE);
    await expect(page.getByRole('alert')).toHaveText('Ocorreu um erro, tente novamente mais tarde.');
    await expect(page.getByText(code)).toHaveCount(0);
  });
