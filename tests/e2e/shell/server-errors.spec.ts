import { expect, test } from '../../fixtures.ts';

/** A page that makes a call when it opens, and shows the result. */
const PAGE = '/acessoIndevido/nobody';
const CALL = 'POST /auth/acessoIndevido';

test('a client sees neither an unknown code nor its body [R876] [R879]', async ({ page, sandbox }) => {
  await sandbox.fault({ on: CALL, status: 500, code: 'ERR999' });
  await page.goto(PAGE);
  await expect(page.getByRole('alert')).toHaveText('Ocorreu um erro, tente novamente mais tarde.');
  await expect(page.getByText('ERR999')).toHaveCount(0);
});

for (const code of ['no_registration_form_set', 'invalid_client'])
  test(`a client does not see the internal error ${code} [R880]`, async ({ page, sandbox }) => {
    await sandbox.fault({ on: CALL, status: 400, code });
    await page.goto(PAGE);
    await expect(page.getByRole('alert')).toHaveText('Ocorreu um erro, tente novamente mais tarde.');
    await expect(page.getByText(code)).toHaveCount(0);
  });
