import type { Page } from '@playwright/test';
import type { Pattern } from '../../../packages/web/src/shell/routing/paths.ts';
import { expect, test, type PersonaKey } from '../../fixtures.ts';

interface Visit {
  readonly by?: PersonaKey;
  readonly at?: string;
  readonly arrives?: string;
}

/** Who sees a screen, and at which address. A route without a line here does not compile. */
const VISITS: Readonly<Record<Pattern | '/nowhere', Visit>> = {
  '/': {},
  '/welcome': {},
  '/login': {},
  '/login/add': {},
  '/forgotPassword': {},
  '/logout': { arrives: '/login' },
  '/maintenance': {},
  '/acessoIndevido/:loginId': { at: '/acessoIndevido/nobody' },
  '/nowhere': {},
  '/registration': {},
  '/registration/form/identification': { by: 'carla' },
  '/registration/terms': { at: '/registration/terms?term=proposal' },
  '/registration/suitability/start': { by: 'carla' },
  '/registration/suitability/start/:currentQuestion': { by: 'carla', at: '/registration/suitability/start/0' },
  // Without answers the questionnaire begins.
  '/registration/suitability/process': { by: 'carla', arrives: '/registration/suitability/start' },
  '/registration/suitability/success': { by: 'carla', arrives: '/registration/suitability/start' },
  '/registration/renew': { by: 'heitor' },
  '/registration/form/basicData': { by: 'heitor' },
  '/profile/suitability': { by: 'ana' },
  // Without an accepted proposal nobody starts.
  '/registration/form/start': { arrives: '/registration' },
  // Without a start form there is nobody to give a password to.
  '/registration/form/definePassword': { arrives: '/registration' },
  '/registration/form/authStart': { by: 'carla' },
  '/registration/form/choosePlanner': { by: 'carla' },
  '/registration/form/personalData': { by: 'carla' },
  '/registration/form/addressData': { by: 'carla' },
  '/registration/form/taxInformation': { by: 'carla' },
  // Half of her steps are missing, so the end of the form leads to the start.
  '/registration/form/success': { by: 'carla', arrives: '/registration/form/authStart' },
  // Carla declared that she has nothing to declare, so these pages lead to the start.
  '/registration/form/pepData': { by: 'carla', arrives: '/registration/form/authStart' },
  '/registration/form/fatcaData': { by: 'carla', arrives: '/registration/form/authStart' },
  '/registration/form/fatcaOtherCountry': { by: 'carla', arrives: '/registration/form/authStart' },
  '/registration/form/bankAccounts': { by: 'carla' },
  '/registration/form/setBankAccount': { by: 'carla' },
  '/registration/form/professionalInformation': { by: 'carla' },
  '/registration/form/equityData': { by: 'carla' },
  // Elisa lacks her documents, so the signature leads to the start of what is missing.
  '/registration/signature/terms': { by: 'elisa', arrives: '/registration/form/authStart' },
  '/registration/signature/sign': { by: 'elisa', arrives: '/registration/form/authStart' },
  '/registration/signature/signFullscreen': { by: 'elisa', arrives: '/registration/form/authStart' },
  '/registration/signature/signedTerms': { by: 'elisa', arrives: '/registration/form/authStart' },
  '/registration/signature/success': { by: 'elisa', arrives: '/registration/form/authStart' },
  '/unblockDevice': { by: 'fabio' },
  '/resetPassword': { by: 'gabi' },
  '/dashboard': { by: 'ana' },
  '/welfare': { by: 'joao' },
  '/movements': { by: 'ana' },
  '/movements/redemption': { by: 'ana' },
  // Without a fund from the list the form goes back to the list.
  '/movements/redemption/operation': { by: 'ana', arrives: '/movements/redemption' },
  '/movements/last-movements': { by: 'wagner' },
  '/movements/investment': { by: 'ana' },
  // Without the step before it, a step leads to the first one. The page of the terms says that there are none.
  '/movements/investment/terms': { by: 'ana', arrives: '/movements/investment' },
  '/movements/investment/apply': { by: 'ana', arrives: '/movements/investment' },
  '/movements/investment/sign': { by: 'ana' },
  '/movements/investment/confirmation': { by: 'ana', arrives: '/movements/investment' },
  '/apply': { by: 'ana', arrives: '/movements/investment' },
  '/sign': { by: 'ana', arrives: '/movements/investment/sign' },
  '/confirmation': { by: 'ana', arrives: '/movements/investment' },
  '/profile': { by: 'ana' },
  '/profile-personal-data': { by: 'ana' },
  '/change-password': { by: 'ana' },
  '/profile-documents': { by: 'ana' },
  // Without a document or a form from the list, its page goes back to the list.
  '/profile-documents/read': { by: 'ana', arrives: '/profile-documents' },
  '/profile-forms': { by: 'ana' },
  '/profile-forms/read': { by: 'ana', arrives: '/profile-forms' },
  '/profile-bank-accounts': { by: 'lucas' },
  '/profile-bank-accounts/add': { by: 'lucas' },
  '/edit-documents': { by: 'ana' },
  '/edit-documents/read': { by: 'ana' },
  '/edit-documents/change-address': { by: 'ana' },
  '/edit-documents/change-identification': { by: 'ana' },
  '/profile-my-data': { by: 'ana' },
  '/profile-conformity-term': { by: 'sofia' },
  '/profile-conformity-term/read': { by: 'sofia' },
  '/reports': { by: 'ana' },
  '/reports/:period': { by: 'ana', at: '/reports/2026-10-31' },
  '/liberty-home': { by: 'ana' },
  '/liberty/goals': { by: 'ana' },
  '/liberty/objectives': { by: 'ana' },
  '/liberty/objectives/add': { by: 'ana' },
  '/liberty/objectives/edit': { by: 'ana', at: '/liberty/objectives/edit?index=0' },
  '/profile-talktoplanner': { by: 'ana' },
  '/talk-to-{product}': { by: 'ana', at: '/talk-to-aroeira' },
  '/evaluate-app': { by: 'ana' },
};

/** The narrowest phone on sale, the phone of the design, and the last width before a tablet. */
const WIDTHS = [320, 360, 767];

/** The parts of the page beyond its right edge. A part that is cut off there does not scroll. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const isScrolled = (element: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) ||
      (element.parentElement !== null && isScrolled(element.parentElement));
    const parts = [...document.querySelectorAll('main, main *')].filter(
      (part) => part.getBoundingClientRect().right > window.innerWidth + 1 && !isScrolled(part),
    );
    const page = document.documentElement.scrollWidth > window.innerWidth ? ['the page'] : [];
    return [...page, ...parts.map((part) => part.outerHTML.slice(0, 80))];
  });

const visits = Object.entries(VISITS);

// One sign-in for all pages of a person saves minutes.
for (const by of new Set(visits.map(([, visit]) => visit.by))) {
  const theirs = visits.filter(([, visit]) => visit.by === by);
  test(`no page of ${by ?? 'a visitor'} scrolls sideways below 768 px [R002]`, async ({ page, signIn }) => {
    test.setTimeout(90_000 + 5000 * theirs.length);
    if (by !== undefined) {
      await signIn(by);
      await page.waitForURL((url) => url.pathname !== '/login');
    }
    // The splash would leave automatically.
    await page.clock.install();
    for (const [path, { at = path, arrives = at }] of theirs)
      await test.step(path, async () => {
        await page.goto(at);
        await page.clock.runFor(2500);
        await expect.poll(() => new URL(page.url()).pathname).toBe(arrives.replace(/[?].*/, ''));
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          expect(await tooWide(page), `${path} at ${width} px`).toEqual([]);
        }
      });
  });
}
