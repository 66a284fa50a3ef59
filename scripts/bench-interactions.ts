import { loadavg } from 'node:os';
import type { Locator, Page } from '@playwright/test';
import { HISTORY_TEXTS } from '@aroeira/domain/movements/messages';
import { pdfViewerOn } from '../tests/pages/pdf/pdf-viewer.page.ts';
import { portalIn } from '../tests/pages/portal.ts';
import { documentOf, PERSONA_PASSWORD, type PersonaKey } from '@aroeira/sandbox';
import { atBothSizes, scriptClock, slowDown, SLOWED } from './bench-browser.ts';
import { medianOf } from './median.ts';

/**
 * Measures how long the browser takes from a key or a press to its paint, on a processor that it slows down four times:
 * a field of each kind, and what opens, searches and filters the heavy screens. The product has no list that a client sorts. Beside it stands how long script ran: for a
 * key, and for all that a press begins. It prints, and judges nothing.
 */

const ROUNDS = 3;
const BETWEEN_KEYS_MS = 120;
/** The browser reports no interaction that was faster. */
const SHORTEST_MS = 16;

interface Interaction {
  readonly what: string;
  /** Who does it: Ana, who holds every type of fund, by default. */
  readonly by?: PersonaKey;
  /** The only size that has it. Both by default. */
  readonly on?: 'phone';
  /** Makes the page ready. It does not count. */
  readonly before: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  /** How many keys it presses, if it types. */
  readonly keys?: number;
}

const to =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  };

/** Where someone types, and what. No script of ours that looks for the field counts. */
interface Typing {
  readonly at: string;
  readonly label: string;
  readonly text: string;
}

const typing = (what: string, { at, label, text }: Typing): Interaction => ({
  what,
  before: async (page) => {
    await to(at)(page);
    const field = page.getByLabel(label, { exact: true }).filter({ visible: true });
    await field.fill('');
    await field.focus();
  },
  act: (page) => page.keyboard.type(text, { delay: BETWEEN_KEYS_MS }),
  keys: text.length,
});

/** What someone presses on a page, at a path or where a function leads. Playwright runs script of its own in the page while it presses, so the mouse does it. */
const pressing = (
  what: string,
  at: string | ((page: Page) => Promise<void>),
  find: (page: Page) => Locator,
): Interaction => ({
  what,
  before: async (page) => {
    await (typeof at === 'string' ? to(at) : at)(page);
    const target = find(page).first();
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error(`Nothing to press for ${what}`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  },
  act: async ({ mouse }) => {
    await mouse.down();
    await mouse.up();
  },
});

const link = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name });
const button = (name: string) => (page: Page) => page.getByRole('button', { name });

/** The next choice of a filter, by a key. */
const filtering = (what: string, at: string, label: string): Interaction => ({
  what,
  before: async (page) => {
    await to(at)(page);
    // On a phone the filters are folded.
    const fold = button(HISTORY_TEXTS.filter)(page);
    if (await fold.isVisible()) await fold.click();
    await page.getByLabel(label).focus();
  },
  act: (page) => page.keyboard.press('ArrowDown'),
});

const INTERACTIONS: readonly Interaction[] = [
  typing('a text', { at: '/edit-documents/change-address', label: 'Logradouro', text: 'Rua das Laranjeiras' }),
  typing('a postal code', { at: '/edit-documents/change-address', label: 'CEP', text: '01310100' }),
  typing('a password', { at: '/change-password', label: 'Senha atual', text: 'Senha@123' }),
  typing('a long text', { at: '/talk-to-aroeira', label: 'Mensagem', text: 'Bom dia, tudo bem?' }),
  typing('an amount', { at: '/liberty/goals', label: 'Despesa mensal', text: '1234567' }),
  typing('a date', { at: '/edit-documents/change-identification', label: 'Data de emissão', text: '10032015' }),
  typing('the search of a fund', { at: '/movements/investment', label: 'Buscar fundo', text: 'macro' }),
  pressing('the choice of a fund', '/movements/investment', (page) => page.getByRole('checkbox')),
  pressing('a type of funds', '/movements/investment', (page) => page.locator('.fund-search .chip').nth(1)),
  { ...pressing('the menu', '/dashboard', button('Menu')), on: 'phone' },
  pressing('the profile', '/dashboard', link('Perfil')),
  { ...pressing('movements with 400 rows', '/movements', link(/^Histórico/)), by: 'wagner' },
  { ...filtering('a filter of 400 movements', '/movements/last-movements', HISTORY_TEXTS.operation), by: 'wagner' },
  pressing('the list of funds', '/movements', link(/^Investir(?! e)/)),
  pressing('the plan', '/dashboard', link(/^Liberdade/)),
  pressing('the plan with 1,000 paths', '/liberty-home', button('Simular 1.000 vezes')),
  pressing('a period of the yield', '/dashboard', (page) => page.getByText('6m', { exact: true })),
  pressing('a report', '/reports', link(/^Hoje/)),
  pressing('the next page of a PDF', (page) => pdfViewerOn(page).open(20), button('Próxima página')),
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

interface Measured {
  /** The slowest of the presses, until its paint. */
  readonly slowest: number;
  /** The script of a key, or of all that a press begins. */
  readonly script: number;
}

const measure = async (page: Page, { before, act, keys = 1 }: Interaction): Promise<Measured> => {
  await before(page);
  await observe(page);
  const speedUp = await slowDown(page, SLOWED);
  const scriptTime = await scriptClock(page);
  const since = await scriptTime();
  await act(page);
  // The browser reports an event after its frame.
  await page.waitForTimeout(1000);
  const script = ((await scriptTime()) - since) / keys;
  await speedUp();
  const times = await page.evaluate(() => [...(Reflect.get(window, 'longest') as Map<number, number>).values()]); // made above
  return { slowest: Math.max(SHORTEST_MS, ...times), script };
};

await atBothSizes(async (page, name) => {
  for (const by of ['ana', 'wagner'] as const) {
    await page.goto('/login');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await portalIn(page).login.signIn(documentOf(by), PERSONA_PASSWORD);
    await page.waitForURL('**/dashboard');
    for (const interaction of INTERACTIONS.filter((each) => (each.by ?? 'ana') === by && (each.on ?? name) === name)) {
      const rounds: Measured[] = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(page, interaction));
      const slowest = rounds.map((round) => round.slowest);
      const script = medianOf(rounds.map((round) => round.script)).toFixed(1);
      console.log(
        `${name}: ${interaction.what}: ${medianOf(slowest)} ms, slowest ${Math.max(...slowest)} ms; ` +
          `script ${script} ms${interaction.keys === undefined ? '' : ' a key'}`,
      );
    }
  }
});
console.log(`At ${SLOWED}×. Load of the machine: ${loadavg()[0]?.toFixed(1) ?? '?'}`);
