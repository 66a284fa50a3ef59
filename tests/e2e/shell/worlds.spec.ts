import { documentOf, expect, PASSWORD, portalIn, test } from '../../fixtures.ts';

test('a browser meets each world at a host of its own, where nothing of another one is kept @phone', async ({
  page,
  server,
}) => {
  const made = await Promise.all(
    ['maria', 'joao'].map(async (name) => {
      await fetch(`${server}/sandbox/worlds`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      });
      return server.replace('//', `//${name}.`);
    }),
  );
  const [maria = '', joao = ''] = made;
  const { login, dashboard } = portalIn(page);
  await page.goto(`${maria}/login`);
  await login.signIn(documentOf('ana'), PASSWORD);
  await dashboard.greeting.waitFor();
  await page.goto(`${joao}/dashboard`);
  await expect(page).toHaveURL(`${joao}/login`);
  await page.goto(`${maria}/dashboard`);
  await dashboard.greeting.waitFor();
  for (const name of ['maria', 'joao']) await fetch(`${server}/sandbox/worlds/${name}`, { method: 'DELETE' });
});
