import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Tells whether the portal has a screen at exactly this path. */
export type IsScreen = (path: string) => boolean;

/** `:period` and `{product}` stand for one part each. */
const patternOf = (screen: string): RegExp => new RegExp(`^${screen.replaceAll(/:\w+|\{\w+\}/g, '[^/]+')}$`);

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/**
 * Reads the screens of a built web app from `paths.json` of the build. Every other path shows the not-found page.
 *
 * @throws Error for a build without that list
 */
export const readScreens = (root: string): IsScreen => {
  const file = path.join(root, 'paths.json');
  const screens: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  if (!isList(screens))
    throw new Error(`The web app in ${root} has no list of its paths: build it again (pnpm build).`);
  const patterns = screens.map(patternOf);
  return (asked) => patterns.some((pattern) => pattern.test(asked));
};
