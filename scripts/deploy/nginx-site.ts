import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDrawnPages } from '../../packages/sandbox/src/web/drawn-pages.ts';
import { readPageLinks } from '../../packages/sandbox/src/web/page-links.ts';
import { nginxConf } from './nginx-conf.ts';
import { publish } from './publish.ts';

interface Wanted {
  readonly url: string;
  readonly api: string;
  readonly listen: string;
  readonly build: string;
  readonly out: string;
  readonly now: Date;
}

/** Publishes a build in `out`. @returns the site of nginx that serves it */
export const nginxSite = async ({ url, api, listen, build, out, now }: Wanted): Promise<string> => {
  const drawn = readDrawnPages(build);
  // The build writes a list of texts.
  const screens = JSON.parse(readFileSync(join(build, 'paths.json'), 'utf8')) as readonly string[];
  const root = await publish({ build, out, url, drawn, now });
  return nginxConf({ listen, out, root, api, drawn, screens, linksOf: readPageLinks(build) });
};
