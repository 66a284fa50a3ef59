import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from '../../packages/web/compressed.ts';
import type { DrawnPages } from '../../packages/sandbox/src/web/drawn-pages.ts';
import { robotsFor, sitemapFor, withWholeAddresses } from '../../packages/sandbox/src/web/found-pages.ts';

interface Publication {
  /** The folder of the build. */
  readonly build: string;
  /** The folder that nginx serves. */
  readonly root: string;
  /** The address of the portal. */
  readonly url: string;
  readonly drawn: DrawnPages;
  readonly now: Date;
}

const DAY_MS = 86_400_000;

/** When each file of an earlier build was replaced. A browser with the older page asks for it until it loads the new one. */
const RETIRED = 'retired.json';

/** Deletes the hashed files that another build replaced more than a day ago. */
const sweep = ({ build, root, now }: Publication): void => {
  const file = join(root, '..', RETIRED);
  const known: Readonly<Record<string, string>> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const current = new Set(readdirSync(join(build, 'assets')));
  const retired: Record<string, string> = {};
  for (const name of readdirSync(join(root, 'assets')).filter((each) => !current.has(each))) {
    const since = known[name] ?? now.toISOString();
    if (now.getTime() - Date.parse(since) > DAY_MS) rmSync(join(root, 'assets', name));
    else retired[name] = since;
  }
  writeFileSync(file, JSON.stringify(retired));
};

const write = async (file: string, text: string): Promise<void> => {
  writeFileSync(file, text);
  await compress(file);
};

/**
 * Puts a build where nginx serves it, while it serves the one before: first what has a hash in its name, then the pages,
 * last the version, which tells browsers of it. Search engines get the portal's address.
 */
export const publish = async (publication: Publication): Promise<void> => {
  const { build, root, url, drawn } = publication;
  mkdirSync(join(root, 'assets'), { recursive: true });
  cpSync(join(build, 'assets'), join(root, 'assets'), { recursive: true });
  cpSync(build, root, { recursive: true, filter: (from) => !/[/\\](?:assets|version\.json.*)$/.test(from) });
  for (const path of drawn.found) {
    const file = drawn.pages[path] ?? 'index.html';
    await write(join(root, file), withWholeAddresses(readFileSync(join(build, file), 'utf8'), url));
  }
  await write(join(root, 'robots.txt'), robotsFor(url));
  await write(join(root, 'sitemap.xml'), sitemapFor(drawn, url));
  await write(join(root, 'version.json'), readFileSync(join(build, 'version.json'), 'utf8'));
  sweep(publication);
};
