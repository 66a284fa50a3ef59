import { test as base, expect } from '@playwright/test';
import { startSandbox } from '@aroeira/sandbox';
import { PASSWORD, PERSONAS, type Persona } from './personas.ts';
import { LoginPage } from './pages/access/login.page.ts';

/** The sandbox of one worker, driven by its controls as QA would. */
interface Sandbox {
  readonly url: string;
  /** The last e-mail to a persona, as text. */
  readonly lastMail: (persona: Persona) => Promise<string>;
  readonly fault: (fault: Fault) => Promise<void>;
}

interface Fault {
  /** Method and path under /api: `GET /investorPosition`. */
  readonly on: string;
  readonly status?: number;
  readonly code?: string;
  readonly delayMs?: number;
  readonly times?: number;
  readonly drop?: boolean;
}

interface Fixtures {
  readonly sandbox: Sandbox;
  readonly signIn: (persona: Persona) => Promise<void>;
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

/** A sandbox for each worker, back at its seed for each test, and a persona signed in by the real form. */
export const test = base.extend<Fixtures, { readonly origin: string }>({
  origin: [
    // Playwright calls the last argument `use`, which the rules of hooks would take for React's.
    async ({}, provide) => {
      const sandbox = await startSandbox({ port: 0, ephemeral: true, quiet: true, webRoot: 'packages/web/dist' });
      await provide(sandbox.url);
      await sandbox.close();
    },
    // A whole server with its database; a busy machine takes its time.
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ origin }, provide) => provide(origin),
  sandbox: async ({ origin }, provide) => {
    await send(`${origin}/sandbox/reset`, 'POST', {});
    await provide({
      url: origin,
      lastMail: async (persona) => {
        const query = `to=${encodeURIComponent(PERSONAS[persona].document)}&last=1`;
        // The sandbox's own answer; a change of its shape fails the journeys at once.
        const [mail] = (await send(`${origin}/sandbox/outbox?${query}`, 'GET')) as { text: string }[];
        if (mail === undefined) throw new Error(`no mail to ${persona}`);
        return mail.text;
      },
      fault: async (fault) => void (await send(`${origin}/sandbox/faults`, 'POST', fault)),
    });
  },
  signIn: async ({ page, sandbox }, provide) => {
    await provide(async (persona) => {
      const login = new LoginPage(page);
      await page.goto(`${sandbox.url}/login`);
      await login.signIn(PERSONAS[persona].document, PASSWORD);
    });
  },
});

export { expect };
export { seriousProblems } from './axe.ts';
