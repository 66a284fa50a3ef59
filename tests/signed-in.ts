import { documentOf, PERSONA_PASSWORD, type PersonaKey } from '@aroeira/sandbox';
import type { Page } from '@playwright/test';
import { tsImport } from 'tsx/esm/api';
import type { textsOf as TextsOf } from './session-texts.ts';

// Playwright resolves imports as Node does, which finds no folder of fp-ts. The import answers `any`, and this is its type.
const { textsOf } = (await tsImport('./session-texts.ts', import.meta.url)) as {
  readonly textsOf: typeof TextsOf;
};

/** Signs a persona in, and lets the browser keep the session, as if they came back. The form costs a third of a journey. */
export const keepSession = async (page: Page, origin: string, persona: PersonaKey): Promise<void> => {
  const texts = await textsOf(origin, documentOf(persona), PERSONA_PASSWORD);
  await page.goto('/version.json');
  await page.evaluate((kept) => kept.forEach(({ key, text }) => localStorage.setItem(key, text)), texts);
};
