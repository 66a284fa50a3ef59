import { test as base, expect } from '@playwright/test';
import { documentOf, PERSONA_PASSWORD as PASSWORD, startSandbox, type Fault, type PersonaKey } from '@aroeira/sandbox';
import type { EventName } from '@aroeira/sandbox/events';
import { databaseImage } from '@aroeira/sandbox/testing/database-image';
import { portalIn } from './pages/portal.ts';
import { keepSession } from './signed-in.ts';

/** An e-mail in the sandbox's outbox. */
interface Mail {
  readonly text: string;
  readonly attachments: readonly { readonly fileName: string; readonly base64: string }[];
}

/** The sandbox of one worker. The tests use its controls as QA does. */
interface Sandbox {
  /** The last e-mail to a persona, as text. */
  readonly lastMail: (persona: PersonaKey) => Promise<string>;
  /** The files of the last e-mail to a persona. */
  readonly lastFiles: (persona: PersonaKey) => Promise<Mail['attachments']>;
  /** Lets time pass for the server: `10s`. */
  readonly advance: (by: string) => Promise<void>;
  readonly fault: (fault: Fault) => Promise<void>;
  /** Makes an event happen to a persona. */
  readonly trigger: (event: EventName, persona: PersonaKey) => Promise<void>;
}

interface World {
  readonly name: string;
  readonly url: string;
}

interface Fixtures extends ReturnType<typeof portalIn> {
  /** Where a browser opens the world of the test. */
  readonly origin: string;
  readonly sandbox: Sandbox;
  /** What the content security policy refused, in the words of the browser's console. A journey ends with none. */
  readonly violations: readonly string[];
  /** Signs a persona in by the real form. */
  readonly signIn: (persona: PersonaKey) => Promise<void>;
  /** Opens a page for a persona who signed in before. Without one it is the dashboard, whose greeting is awaited. */
  readonly enter: (persona: PersonaKey, path?: string) => Promise<void>;
  /** Opens the dashboard of such a persona, and waits until it shows all that it loads. */
  readonly arrive: (persona: PersonaKey) => Promise<void>;
}

const send = async (url: string, method: string, body?: unknown): Promise<unknown> => {
  const answer = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${await answer.text()}`);
  const text = await answer.text();
  return text === '' ? undefined : JSON.parse(text);
};

/** A server that runs already. It lets a tester reach each world at its host: `pnpm cluster:suite`. */
const RUNNING = process.env['SANDBOX_URL'];

/** A sandbox for each worker, a world of it for each test, and the pages of the portal. */
export const test = base.extend<Fixtures, { readonly server: string }>({
  server: [
    // Playwright calls the last argument `use`. The rules of hooks would mistake it for React's hook.
    async ({}, provide) => {
      if (RUNNING !== undefined) return provide(RUNNING);
      // A server with the image of another one starts in a third of the time. Without it the first worker makes one.
      await databaseImage();
      const sandbox = await startSandbox({ port: 0, ephemeral: true, quiet: true, webRoot: 'packages/web/dist' });
      await provide(sandbox.url);
      await sandbox.close();
    },
    // The worker starts a whole server with its database, which is slow on a busy machine.
    { scope: 'worker', timeout: 90_000 },
  ],
  // At a port of its own, because Node finds no `NAME.localhost`. A port would belong to one copy of a running server.
  origin: async ({ server }, provide) => {
    // The sandbox's own answer.
    const { name, url } = (await send(`${server}/sandbox/worlds`, 'POST', RUNNING ? {} : { port: 0 })) as World;
    await provide(url);
    await send(`${server}/sandbox/worlds/${name}`, 'DELETE');
  },
  baseURL: async ({ origin }, provide) => provide(origin),
  sandbox: [
    async ({ origin }, provide) => {
      const last = async (persona: PersonaKey): Promise<Mail> => {
        // The sandbox's own answer; a change of its shape fails the journeys at once.
        const [mail] = (await send(`${origin}/sandbox/outbox?to=${documentOf(persona)}&last=1`, 'GET')) as Mail[];
        if (mail === undefined) throw new Error(`no mail to ${persona}`);
        return mail;
      };
      await provide({
        lastMail: async (persona) => (await last(persona)).text,
        lastFiles: async (persona) => (await last(persona)).attachments,
        advance: async (advance) => void (await send(`${origin}/sandbox/clock`, 'POST', { advance })),
        fault: async (fault) => void (await send(`${origin}/sandbox/faults`, 'POST', fault)),
        trigger: async (event, persona) => void (await send(`${origin}/sandbox/trigger`, 'POST', { event, persona })),
      });
    },
    { auto: true },
  ],
  violations: [
    async ({ context }, provide) => {
      const violations: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        if (/content security policy|requires 'Trusted/i.test(text)) violations.push(text);
      });
      await provide(violations);
      expect(violations, 'what the content security policy refused').toEqual([]);
    },
    { auto: true },
  ],
  login: ({ page }, provide) => provide(portalIn(page).login),
  returning: ({ page }, provide) => provide(portalIn(page).returning),
  quickAccess: ({ page }, provide) => provide(portalIn(page).quickAccess),
  twoStep: ({ page }, provide) => provide(portalIn(page).twoStep),
  forgotPassword: ({ page }, provide) => provide(portalIn(page).forgotPassword),
  newPassword: ({ page }, provide) => provide(portalIn(page).newPassword),
  plan: ({ page }, provide) => provide(portalIn(page).plan),
  unblockDevice: ({ page }, provide) => provide(portalIn(page).unblockDevice),
  devices: ({ page }, provide) => provide(portalIn(page).devices),
  pension: ({ page }, provide) => provide(portalIn(page).pension),
  redemption: ({ page }, provide) => provide(portalIn(page).redemption),
  history: ({ page }, provide) => provide(portalIn(page).history),
  dashboard: ({ page }, provide) => provide(portalIn(page).dashboard),
  menu: ({ page }, provide) => provide(portalIn(page).menu),
  yields: ({ page }, provide) => provide(portalIn(page).yields),
  signIn: ({ page, login }, provide) =>
    provide(async (persona) => {
      await page.goto('/login');
      await login.signIn(documentOf(persona), PASSWORD);
    }),
  enter: ({ dashboard, page, origin }, provide) =>
    provide(async (persona, path) => {
      await keepSession(page, origin, persona);
      await page.goto(path ?? '/dashboard');
      if (path === undefined) await dashboard.greeting.waitFor();
    }),
  arrive: ({ dashboard, enter }, provide) =>
    provide(async (persona) => {
      await enter(persona);
      await expect(dashboard.waiting).toHaveCount(0);
    }),
});

export { documentOf, expect, PASSWORD, portalIn, type PersonaKey };
export { problems, seriousProblems } from './axe.ts';
