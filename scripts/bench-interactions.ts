import { loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { portalIn } from '../tests/pages/portal.ts';
import { documentOf, PERSONA_PASSWORD, type PersonaKey } from '@aroeira/sandbox';
import { atBothSizes, slowDown, SLOWED } from './bench-browser.ts';
import { medianOf } from './median.ts';

/**
 * Measures how long the browser takes from a key or a press to its paint, on a processor that it slows down four times:
 * a field of each kind, and what opens, sorts and filters the heavy screens. It prints, and judges nothing.
 */

const ROUNDS = 3;
const BETWEEN_KEYS_MS = 120;
/** The browser reports no interaction that was faster. */
const SHORTEST_MS = 16;

interface Interaction {
  readonly what: string;
  /** Who does it: Ana, who holds every type of fund, by default. */
  readonly by?: PersonaKey;
  /** Makes the page ready. It does not count. */
  readonly before: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}

const to =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  };

const type =
  (label: string, text: string) =>
  async (page: Page): Promise<void> => {
    const field = page.getByLabel(label, { exact: true }).filter({ visible: true });
    await field.fill('');
    await field.pressSequentially(text, { delay: BETWEEN_KEYS_MS });
  };

const press =
  (role: 'link' | 'button', name: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole(role, { name }).first().click();
  };

const INTERACTIONS: readonly Interaction[] = [
  { what: 'a text', before: to('/edit-documents/change-address'), act: type('Logradouro', 'Rua das Laranjeiras') },
  { what: 'a postal code', before: to('/edit-documents/change-address'), act: type('CEP', '01310100') },
  { what: 'a password', before: to('/change-password'), act: type('Senha atual', 'Senha@123') },
  { what: 'a long text', before: to('/talk-to-aroeira'), act: type('Mensagem', 'Bom dia, tudo bem?') },
  { what: 'an amount', before: to('/liberty/goals'), act: type('Despesa mensal', '1234567') },
  { what: 'a date', before: to('/edit-documents/change-identification'), act: type('Data de emissão', '10032015') },
  { what: 'the search of a fund', before: to('/movements/investment'), act: type('Buscar fundo', 'macro') },
  {
    what: 'the choice of a fund',
    before: to('/movements/investment'),
    act: async (page) => page.getByRole('checkbox').first().check(),
  },
  { what: 'the menu or the profile', before: to('/dashboard'), act: press('link', 'Perfil') },
  { what: 'movements with 400 rows', by: 'wagner', before: to('/movements'), act: press('link', /^Histórico/) },
  { what: 'the list of funds', before: to('/movements'), act: press('link', /^Investir(?! e)/) },
  { what: 'the plan', before: to('/dashboard'), act: press('link', /^Liberdade/) },
  { what: 'the plan with 1,000 paths', before: to('/liberty-home'), act: press('button', 'Simular 1.000 futuros') },
  {
    what: 'a period of the yield',
    before: to('/dashboard'),
    act: async (page) => page.getByText('6m', { exact: true }).click(),
  },
  { what: 'a report', before: to('/reports'), act: press('link', /^Hoje/) },
];

const observe = (page: Page) =>
  page.evaluate((durationThreshold) => {
    const longest = new Map<number, number>();
    Reflect.set(window, 'longest', longest);
    const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const id = Number(Reflect.get(entry, 'interactionId'));
        if (id > 0) longest.set(id, Math.max(longest.get(id) ?? 0, entry.duration));
      }
    }).observe(options);
  }, SHORTEST_MS);

const measure = async (page: Page, { before, act }: Interaction): Promise<readonly number[]> => {
  await before(page);
  await observe(page);
  const speedUp = await slowDown(page, SLOWED);
  await act(page);
  // The browser reports an event after its frame.
  await page.waitForTimeout(1000);
  await speedUp();
  const times = await page.evaluate(() => [...(Reflect.get(window, 'longest') as Map<number, number>).values()]); // made above
  return times.length === 0 ? [SHORTEST_MS] : times;
};

await atBothSizes(async (page, name) => {
  for (const by of ['ana', 'wagner'] as const) {
    await page.goto('/login');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await portalIn(page).login.signIn(documentOf(by), PERSONA_PASSWORD);
    await page.waitForURL('**/dashboard');
    for (const interaction of INTERACTIONS.filter((each) => (each.by ?? 'ana') === by)) {
      const rounds: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(Math.max(...(await measure(page, interaction))));
      console.log(`${name}: ${interaction.what}: ${medianOf(rounds)} ms, slowest ${Math.max(...rounds)} ms`);
    }
  }
});
console.log(`At ${SLOWED}×. Load of the machine: ${loadavg()[0]?.toFixed(1) ?? '?'}`);
