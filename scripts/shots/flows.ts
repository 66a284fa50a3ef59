import { expect, type Page } from '@playwright/test';
import { documentOf, PERSONA_PASSWORD, type PersonaKey } from '@aroeira/sandbox';
import { investmentPages } from '../../tests/pages/movements/investment.page.ts';
import { redemptionPages } from '../../tests/pages/movements/redemption.page.ts';
import { portalIn } from '../../tests/pages/portal.ts';
import { lackOnlySignature, signaturePages } from '../../tests/pages/signature/signature.page.ts';

/** The day of every run, so that a date changes no picture. */
export const NOW = '2026-11-23T13:00:00.000Z';

/** Something to look at: a page as it comes, or after some steps of a person. */
export interface Sight {
  readonly name: string;
  /** Who is signed in. */
  readonly by?: PersonaKey;
  /** Whether it asks the server, so that it can wait, fail, and show much. */
  readonly asks: boolean;
  /** The only brand that has it. */
  readonly brand?: string;
  readonly open: (page: Page) => Promise<void>;
  /** What a person does at each width, because not every width has it. */
  readonly atWidth?: (page: Page) => Promise<void>;
}

const LIQUID = 'Aroeira Renda Fixa Liquidez FIC FI RF';
const LONG_SHORT = 'Aroeira Long Short FIC FIM';

const chooseAmounts = async (page: Page): Promise<ReturnType<typeof investmentPages>> => {
  const invest = investmentPages(page);
  await invest.choose([LIQUID, LONG_SHORT], '50000');
  return invest;
};

const toConfirm = async (page: Page): Promise<ReturnType<typeof investmentPages>> => {
  const invest = await chooseAmounts(page);
  for (const fund of [LIQUID, LONG_SHORT]) await invest.account(fund).selectOption({ index: 1 });
  await invest.next.click();
  await invest.toConfirm.waitFor();
  return invest;
};

const toAmount = async (page: Page): Promise<ReturnType<typeof redemptionPages>> => {
  const redeem = redemptionPages(page);
  await page.goto('/movements/redemption');
  await redeem.fund(LIQUID).click();
  await redeem.partial.click();
  await redeem.amount.fill('1000');
  await redeem.account.selectOption({ index: 1 });
  return redeem;
};

const toConfirmRedemption = async (page: Page): Promise<ReturnType<typeof redemptionPages>> => {
  const redeem = await toAmount(page);
  await redeem.send.click();
  await redeem.confirmation.waitFor();
  return redeem;
};

const signIn = async (page: Page, persona: PersonaKey): Promise<void> => {
  await page.goto('/login');
  await portalIn(page).login.signIn(documentOf(persona), PERSONA_PASSWORD);
};

/** What is there after some steps, without a state of the server. */
export const flow = (name: string, by: PersonaKey | undefined, open: Sight['open']): Sight => ({
  name,
  ...(by === undefined ? {} : { by }),
  asks: false,
  open,
});

/** What only some steps of a person show. */
export const FLOWS: readonly Sight[] = [
  flow('sign-in wrong', undefined, async (page) => {
    await page.goto('/login');
    await portalIn(page).login.signIn(documentOf('ana'), 'Errada@123');
    await page.getByRole('alert').first().waitFor();
  }),
  flow('sign-in empty', undefined, async (page) => {
    await page.goto('/login');
    await portalIn(page).login.enter.click();
    await page.getByText('Preencha todos os campos para continuar').first().waitFor();
  }),
  flow('sign-in code', undefined, async (page) => {
    await signIn(page, 'bruno');
    await portalIn(page).login.code.dialog.waitFor();
  }),
  flow('sign-in consent', undefined, async (page) => {
    await signIn(page, 'paula');
    await portalIn(page).login.consent.dialog.waitFor();
  }),
  flow('sign-in known', 'ana', async (page) => portalIn(page).returning.arrive()),
  flow('dashboard shown', 'ana', async (page) => {
    await page.goto('/dashboard');
    await portalIn(page).dashboard.show.click();
  }),
  flow('dashboard of nothing', 'nina', async (page) => void (await page.goto('/dashboard'))),
  flow('redemption of nothing', 'nina', async (page) => void (await page.goto('/movements/redemption'))),
  flow('history of nothing', 'nina', async (page) => void (await page.goto('/movements/last-movements'))),
  flow('reports of nothing', 'nina', async (page) => void (await page.goto('/reports'))),
  {
    ...flow('menu', 'ana', async (page) => void (await page.goto('/dashboard'))),
    atWidth: async (page) => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await portalIn(page).menu.open();
    },
  },
  flow('investment amounts', 'ana', async (page) => void (await chooseAmounts(page))),
  flow('investment amounts wrong', 'ana', async (page) => {
    const invest = await chooseAmounts(page);
    await invest.takeOver.click();
    await invest.amount(LIQUID).fill('1');
    await invest.next.click();
    await page.getByRole('alert').first().waitFor();
  }),
  flow('investment confirmation', 'ana', async (page) => void (await toConfirm(page))),
  flow('investment done', 'ana', async (page) => {
    const invest = await toConfirm(page);
    await invest.confirm.click();
    await invest.done.waitFor();
  }),
  flow('redemption amount', 'ana', async (page) => void (await toAmount(page))),
  flow('redemption confirmation', 'ana', async (page) => void (await toConfirmRedemption(page))),
  flow('redemption failed', 'ana', async (page) => {
    const redeem = await toConfirmRedemption(page);
    await page.route('**/api/**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, json: {} }),
    );
    await redeem.confirm.click();
    await page.getByRole('alert').first().waitFor();
  }),
  flow('redemption done', 'ana', async (page) => {
    const redeem = await toConfirmRedemption(page);
    await redeem.confirm.click();
    await redeem.done.waitFor();
  }),
  flow('signature terms', 'elisa', async (page) => {
    await lackOnlySignature(page, new URL(page.url()).origin);
    await page.goto('/registration/signature/terms');
  }),
  flow('signature', 'elisa', async (page) => {
    await lackOnlySignature(page, new URL(page.url()).origin);
    await page.goto('/registration/signature/terms');
    await signaturePages(page).read('Termo de ciência de risco');
    await signaturePages(page).goOn.click();
    await signaturePages(page).city.waitFor();
  }),
  flow('not found', 'ana', async (page) => void (await page.goto('/nowhere'))),
  flow('order', 'ana', async (page) => {
    await page.goto('/movements/last-movements');
    await portalIn(page).history.orders.getByRole('link').first().click();
    await page.getByRole('heading', { name: 'Andamento' }).waitFor();
  }),
  flow('plan simulated', 'ana', async (page) => {
    await page.goto('/liberty-home');
    await portalIn(page).plan.simulate.click();
    await portalIn(page).plan.chance.waitFor();
  }),
  flow('plan tried', 'ana', async (page) => {
    await page.goto('/liberty-home?testar');
    await portalIn(page).plan.field('Idade de aposentadoria').fill('67');
  }),
  flow('folds open', 'ana', async (page) => {
    await page.goto('/profile-my-data');
    const folds = page.getByRole('main').getByRole('button', { expanded: false });
    await folds.first().waitFor();
    while ((await folds.count()) > 0) await folds.first().click();
  }),
  flow('inactivity warning', 'ana', async (page) => {
    await page.clock.install({ time: NOW });
    await page.goto('/dashboard');
    await portalIn(page).dashboard.greeting.waitFor();
    await page.clock.fastForward('04:01');
    await page.getByRole('alertdialog').waitFor();
  }),
  flow('storage blocked', undefined, async (page) => {
    await page.addInitScript(
      `Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('', 'SecurityError'); } })`,
    );
    await signIn(page, 'ana');
    await page.getByRole('alertdialog').waitFor();
  }),
  flow('analysis', 'diego', async (page) => void (await page.goto('/dashboard'))),
  flow('adjustment', 'elisa', async (page) => void (await page.goto('/dashboard'))),
  flow('refused', 'tiago', async (page) => void (await page.goto('/dashboard'))),
  flow('renewal available', 'heitor', async (page) => void (await page.goto('/dashboard'))),
  flow('position failed', 'otavio', async (page) => void (await page.goto('/dashboard'))),
  flow('history heavy', 'wagner', async (page) => {
    await page.goto('/movements/last-movements');
    await expect(portalIn(page).history.orders.nth(5)).toBeVisible();
  }),
];
