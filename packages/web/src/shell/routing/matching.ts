import type { Parser } from 'wouter';
import { PATHS, type Access, type Path, type Pattern } from './paths.ts';

/**
 * Reads a pattern for wouter, but more strictly: letter case counts, and a slash at the end makes another path.
 *
 * @see spec A §2 "matched exactly"; decision Q070
 */
export const exactly: Parser = (pattern) => {
  const keys = [...pattern.matchAll(/:(\w+)/g)].map(([, key = '']) => key);
  const source = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '([^/]+)');
  return { pattern: new RegExp(`^${source}$`), keys };
};

/** A pattern of the table with the brand's slug filled in. */
export const filledIn = (pattern: Pattern, slug: string): string => pattern.replace('{product}', slug);

// The type of Object.keys is only string[].
const PATTERNS = Object.keys(PATHS) as readonly Pattern[];

/** The pattern of the table that matches a path, or `undefined` when none does. Each press asks, so it makes no expressions. */
export const patternOf = (path: string, slug: string): Pattern | undefined => {
  const segments = path.split('/');
  const isOf = (own: string, i: number): boolean => (own.startsWith(':') ? segments[i] !== '' : own === segments[i]);
  return PATTERNS.find((pattern) => {
    const owns = filledIn(pattern, slug).split('/');
    return owns.length === segments.length && owns.every(isOf);
  });
};

/**
 * Whether a path shows a client's own data. A path that is not found shows none, and /registration/advice shows none.
 *
 * @see spec A §2 Routing rules; decisions Q025, Q026
 */
export const isProtected = (path: string, slug: string): boolean => {
  const pattern = patternOf(path, slug);
  return pattern !== undefined && PATHS[pattern] !== 'public';
};

/** The pages between which a client goes to and fro before they sign in. */
const OF_SIGN_IN: ReadonlySet<string> = new Set<Path>(['/login', '/login/add', '/forgotPassword', '/registration']);

/** Whether a tab on this path goes on sparing the session of another tab. @see decision 0310 */
export const isOfSignIn = (path: string): boolean => OF_SIGN_IN.has(path);

/** Where the app sends a visitor without a session, or `undefined` when the visitor may open the path. */
export const doorFor = (access: Access): '/login' | '/welcome' | undefined => {
  switch (access) {
    case 'public':
      return undefined;
    case 'session':
      return '/login';
    case 'registration':
      return '/welcome';
  }
};
