import { stage } from '@aroeira/cli/playwright';
import { expect, test } from '../../fixtures.ts';

test('ana sees in the browser what she ordered in a scenario', { tag: '@phone' }, async ({ page, origin }) => {
  const { open, end } = await stage('tests/scenarios/movements/invest.yaml', {
    api: `${origin}/api`,
    set: { amount: '1234.56' },
  });
  await open(page, 'ana', '/movements/last-movements');
  await expect(page).toHaveURL(/:\/\/\w+\.localhost:\d+\/movements\/last-movements$/);
  const order = page.getByRole('listitem').filter({ hasText: '1.234,56' });
  await expect(order).toContainText('Pendente');
  await end();
});

test('a scenario that fails says what it lacks, and leaves no world', { tag: '@phone' }, async ({
  origin,
  request,
}) => {
  const failing = stage('tests/scenarios/movements/invest.yaml', {
    api: `${origin}/api`,
    set: { amount: '0.01' },
    until: 'book',
  });
  await expect(failing).rejects.toThrow(/Ana invests.*, book: exit: expected 0, got 1: /s);
  const worlds: readonly { readonly name: string }[] = await (await request.get('/sandbox/worlds')).json();
  // The main one, and that of this test.
  expect(worlds.map(({ name }) => name)).toHaveLength(2);
});
