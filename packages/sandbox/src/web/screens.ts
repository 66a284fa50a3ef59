import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Whether the portal has a screen at a path, which is matched exactly. */
export type IsScreen = (path: string) => boolean;

/** `:period` and `{product}` stand for one part each, whatever it is. */
const patternOf = (screen: string): RegExp => new RegExp(`^${screen.replaceAll(/:\w+|\{\w+\}/g, '[^/]+')}$`);

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/**
 * The screens of a built web app, from the list that its build leaves beside it. Any other path is the not-found page.
 *
 * @throws Error for a build without a list
 */
export const readScreens = (root: string): IsScreen => {
  const file = path.join(root, 'paths.json');
  const screens: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  if (!isList(screens))
    throw new Error(`The web app in ${root} has no list of its paths: build it again (pnpm build).`);
  const patterns = screens.map(patternOf);
  return (asked) => patterns.some((pattern) => pattern.test(asked));
};
