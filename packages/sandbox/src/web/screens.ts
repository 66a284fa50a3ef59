import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Tells whether the portal has a screen at exactly this path. */
export type IsScreen = (path: string) => boolean;

/** `:period` and `{product}` stand for some text in one part of a path. */
export const PLACE = /:\w+|\{\w+\}/;

const fits = (part: string, asked: string): boolean => {
  const [before = '', after] = part.split(PLACE);
  if (after === undefined) return asked === part;
  return asked.length > before.length + after.length && asked.startsWith(before) && asked.endsWith(after);
};

const isAt = (screen: readonly string[], asked: readonly string[]): boolean =>
  screen.length === asked.length && screen.every((part, i) => fits(part, asked[i] ?? ''));

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Tells whether a path is one of some, as the build writes them. */
export const isOneOf = (paths: readonly string[]): IsScreen => {
  const parts = paths.map((path) => path.split('/'));
  return (asked) => parts.some((own) => isAt(own, asked.split('/')));
};

/**
 * Reads the screens of a built web app from `paths.json` of the build. Every other path shows the not-found page.
 * @throws Error for a build without that list
 */
export const readScreens = (root: string): IsScreen => {
  const file = path.join(root, 'paths.json');
  const screens: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  if (!isList(screens))
    throw new Error(`The web app in ${root} has no list of its paths: build it again (pnpm build).`);
  return isOneOf(screens);
};
