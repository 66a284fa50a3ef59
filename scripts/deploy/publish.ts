import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from '../../packages/web/compressed.ts';
import type { DrawnPages } from '../../packages/sandbox/src/web/drawn-pages.ts';
import { robotsFor, sitemapFor, withWholeAddresses } from '../../packages/sandbox/src/web/found-pages.ts';

interface Publication {
  /** The folder of the build. */
  readonly build: string;
  /** The folder of all that was published. */
  readonly out: string;
  /** The address of the portal. */
  readonly url: string;
  readonly drawn: DrawnPages;
  readonly now: Date;
}

const DAY_MS = 86_400_000;

/** When each file of an earlier build, and each earlier folder of pages, was replaced. */
const RETIRED = 'retired.json';

/** Deletes what another publication replaced more than a day ago. */
const sweep = ({ build, out, now }: Publication, pages: string): void => {
  const file = join(out, RETIRED);
  const known: Readonly<Record<string, string>> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const within = (folder: string, of = out): readonly string[] =>
    readdirSync(join(of, folder)).map((name) => join(folder, name));
  const current = new Set([pages, ...within('assets', build)]);
  const retired: Record<string, string> = {};
  for (const name of [...within('assets'), ...within('pages')].filter((each) => !current.has(each))) {
    const since = known[name] ?? now.toISOString();
    if (now.getTime() - Date.parse(since) > DAY_MS) rmSync(join(out, name), { recursive: true });
    else retired[name] = since;
  }
  writeFileSync(file, JSON.stringify(retired));
};

const write = async (file: string, text: string): Promise<void> => {
  writeFileSync(file, text);
  await compress(file);
};

/**
 * Puts a build beside the one that nginx serves. What has a hash in its name goes to `assets`, where that of the last day
 * is too: a browser with an older page asks for it. The pages get a folder of their own, as a policy holds for no others:
 * nginx serves them when it reads their policy. Search engines get the portal's address.
 *
 * @returns the folder of the pages
 */
export const publish = async (publication: Publication): Promise<string> => {
  const { build, out, url, drawn, now } = publication;
  const pages = join('pages', now.toISOString().replaceAll(/[:.]/g, '-'));
  const root = join(out, pages);
  mkdirSync(root, { recursive: true });
  cpSync(join(build, 'assets'), join(out, 'assets'), { recursive: true });
  cpSync(build, root, { recursive: true, filter: (from) => !/[/\\]assets$/.test(from) });
  for (const path of drawn.found) {
    const file = drawn.pages[path] ?? 'index.html';
    await write(join(root, file), withWholeAddresses(readFileSync(join(build, file), 'utf8'), url));
  }
  await write(join(root, 'robots.txt'), robotsFor(url));
  await write(join(root, 'sitemap.xml'), sitemapFor(drawn, url));
  sweep(publication, pages);
  return root;
};
