import type { Page } from '@playwright/test';
import { documentOf, expect, PASSWORD, test, type PersonaKey } from '../../fixtures.ts';

/** All that this browser keeps for the portal: text by its key, and what else there is. */
const keptIn = async (page: Page) => ({
  ...(await page.evaluate(async () => ({
    texts: Object.fromEntries(Object.entries<string>(localStorage)),
    ofTab: Object.fromEntries(Object.entries<string>(sessionStorage)),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    // What a page handed to the next one.
    handed: JSON.stringify(history.state),
  }))),
  cookies: await page.context().cookies(),
});
type Kept = Awaited<ReturnType<typeof keptIn>>;

/** What names the client of the session, and what opens it. */
const personIn = ({ texts }: Kept): readonly string[] => {
  const session: unknown = JSON.parse(texts['session'] ?? '{}');
  return Object.values(Object(session) as Record<string, unknown>)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map(String)
    .filter((value) => value.length > 3);
};

const foundIn = (kept: Kept, words: readonly string[]): readonly string[] => {
  const text = JSON.stringify(kept);
  return words.filter((word) => text.includes(word));
};

/** A page with a form of each, and a field that takes a text. */
const FORMS = {
  ana: ['/edit-documents/change-address', 'Complemento'],
  nina: ['/edit-documents/change-address', 'Complemento'],
  carla: ['/registration/form/addressData', 'Complemento'],
} as const satisfies Partial<Record<PersonaKey, readonly [path: string, field: string]>>;
type Typing = keyof typeof FORMS;

/** Leaves something typed behind, and what the reports and the orders keep in the tab. @returns what names the client */
const useEverything = async (page: Page, persona: Typing): Promise<readonly string[]> => {
  const [path, field] = FORMS[persona];
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await page.goto('/reports');
  await page.goto('/movements/investment');
  await page.goto(path);
  await page.getByLabel(field).fill('apartamento do rascunho');
  await expect(page.getByRole('button', { name: 'Descartar rascunho' })).toBeVisible();
  return personIn(await keptIn(page));
};

const exit = async (page: Page, how: 'Fechar aplicativo' | 'Sair da conta'): Promise<void> => {
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: how }).click();
  if (how === 'Sair da conta')
    await page.getByRole('dialog', { name: 'Sair da conta?' }).getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login$/);
};

/** When somebody last touched the portal, which names nobody. */
const IMPERSONAL = 'lastActivity';

const outsideOf = ({ ofTab, databases, caches, cookies }: Kept) => ({ ofTab, databases, caches, cookies });

for (const persona of ['ana', 'carla'] as const) {
  test(`after 'Sair da conta' nothing of ${persona} is on the device @phone`, async ({ page, login }) => {
    await page.goto('/login');
    const before = await keptIn(page);
    await login.signIn(documentOf(persona), PASSWORD);
    const person = await useEverything(page, persona);
    expect(person.length).toBeGreaterThan(5);
    await exit(page, 'Sair da conta');
    const after = await keptIn(page);
    const { [IMPERSONAL]: _, ...texts } = after.texts;
    expect(texts).toEqual({ ...before.texts, savedAccounts: '[]' });
    expect(outsideOf(after)).toEqual(outsideOf(before));
    expect(foundIn(after, person)).toEqual([]);
  });

  test(`after 'Fechar aplicativo' the account of ${persona} and a draft stay, and no token @phone`, async ({
    page,
    login,
  }) => {
    await page.goto('/login');
    const before = await keptIn(page);
    await login.signIn(documentOf(persona), PASSWORD);
    await useEverything(page, persona);
    const { token, refreshToken } = JSON.parse((await keptIn(page)).texts['session'] ?? '{}') as Record<string, string>;
    await exit(page, 'Fechar aplicativo');
    const after = await keptIn(page);
    expect(Object.keys(after.texts).toSorted()).toEqual(
      [IMPERSONAL, 'lastDocument', 'registrationDrafts', 'savedAccounts'].toSorted(),
    );
    expect(outsideOf(after)).toEqual(outsideOf(before));
    expect(foundIn(after, [String(token), String(refreshToken), PASSWORD])).toEqual([]);
  });
}

test('of two accounts on one device one is removed, and nothing of it stays beside the other @phone', async ({
  page,
  login,
  returning,
}) => {
  await page.goto('/login');
  await login.signIn(documentOf('ana'), PASSWORD);
  const ana = await useEverything(page, 'ana');
  await exit(page, 'Fechar aplicativo');
  await returning.addAnother();
  await login.signIn(documentOf('nina'), PASSWORD);
  const nina = await useEverything(page, 'nina');
  await exit(page, 'Fechar aplicativo');
  await returning.remove('Ana Beatriz Monteiro');
  await expect(returning.accounts).toHaveCount(1);
  const after = await keptIn(page);
  expect(
    foundIn(
      after,
      ana.filter((word) => !nina.includes(word)),
    ),
  ).toEqual([]);
  expect(foundIn(after, [documentOf('nina')])).toHaveLength(1);
  expect(after.texts['registrationDrafts']).toContain('apartamento do rascunho');
});
