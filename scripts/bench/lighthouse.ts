import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const LIGHTHOUSE = 'lighthouse@12.8.2';

/** Where Lighthouse was installed, and the browser that it starts. */
interface Installed {
  readonly folder: string;
  readonly executablePath: string;
}

/** Loads Lighthouse into a folder. @throws Error without a connection */
export const installLighthouse = (folder: string): void => {
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  if (spawnSync('npm', ['install', '--silent', LIGHTHOUSE], { cwd: folder, stdio: 'inherit' }).status !== 0)
    throw new Error('Lighthouse could not be loaded. It comes from the registry of npm.');
};

/** The part of Lighthouse's report that is printed. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly details?: { readonly items: readonly unknown[] } }>
  >;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What a run says: scores of 100, times in milliseconds, kB of script. */
export interface Figures {
  readonly scores: string;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly script: number;
}

const figuresOf = ({ categories, audits }: Report): Figures => {
  const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const resources = (audits['resource-summary']?.details?.items ?? []) as readonly {
    readonly resourceType: string;
    readonly transferSize: number;
  }[]; // Lighthouse's own table
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)).join('/'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    script: (resources.find(({ resourceType }) => resourceType === 'script')?.transferSize ?? Number.NaN) / 1000,
  };
};

/** Runs Lighthouse in its own process, because this one serves the pages. @param port of a browser that is signed in, or none */
export const lighthouse = async (
  { folder, executablePath }: Installed,
  url: string,
  port?: number,
): Promise<Figures> => {
  const output = join(folder, 'report.json');
  const browser =
    port === undefined ? ['--chrome-flags=--headless=new --no-sandbox'] : [`--port=${port}`, '--disable-storage-reset'];
  const run = () =>
    promisify(execFile)(
      join(folder, 'node_modules/.bin/lighthouse'),
      [
        url,
        '--quiet',
        '--output=json',
        `--output-path=${output}`,
        `--only-categories=${CATEGORIES.join(',')}`,
        ...browser,
      ],
      { env: { ...process.env, CHROME_PATH: executablePath } },
    );
  // Now and then it loses the start of its own trace (NO_NAVSTART).
  await run().catch(run).catch(run);
  return figuresOf(JSON.parse(readFileSync(output, 'utf8')) as Report); // Lighthouse's own file
};
