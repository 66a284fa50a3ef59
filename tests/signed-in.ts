import { documentOf, PERSONA_PASSWORD, type PersonaKey } from '@aroeira/sandbox';
import type { Page } from '@playwright/test';
import { tsImport } from 'tsx/esm/api';
import type { textsOf as TextsOf } from './session-texts.ts';

// Playwright resolves imports as Node does, which finds no folder of fp-ts. The import answers `any`, and this is its type.
const { textsOf } = (await tsImport('./session-texts.ts', import.meta.url)) as {
  readonly textsOf: typeof TextsOf;
};

/** Opens the dashboard in a browser where a persona signed in before. The form of a sign-in costs a third of a journey. */
export const openSignedIn = async (page: Page, origin: string, persona: PersonaKey) => {
  const texts = await textsOf(origin, documentOf(persona), PERSONA_PASSWORD);
  await page.goto('/version.json');
  await page.evaluate((kept) => kept.forEach(({ key, text }) => localStorage.setItem(key, text)), texts);
  await page.goto('/dashboard');
};
