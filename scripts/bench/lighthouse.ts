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
  /** What of the blocking is the page's own: the same sum, by the time that the processor gave to its thread. */
  readonly own: number;
  readonly script: number;
  /** kB of all that came over the network. */
  readonly total: number;
}

/** The part of a browser's trace that is read. Times are microseconds; `tdur` is what the processor gave. */
interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
}

/** Lighthouse thinks of a phone that is four times slower, and of a task as long above 50 ms. */
const [SLOWER, SHORT_MS] = [4, 50];

/** Adds up, as Lighthouse does, by how much the tasks after the first paint were too long. A task that waited for another process is no longer for it. */
const ownBlocking = (trace: readonly Traced[]): number => {
  const painted = trace.findLast(({ name }) => name === 'firstContentfulPaint');
  if (painted === undefined) return Number.NaN;
  const tasks = trace.filter(
    ({ name, pid, tid, ts }) => name === 'RunTask' && pid === painted.pid && tid === painted.tid && ts >= painted.ts,
  );
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOWER - SHORT_MS), 0);
};

const figuresOf = ({ categories, audits }: Report, trace: readonly Traced[]): Figures => {
  const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const resources = (audits['resource-summary']?.details?.items ?? []) as readonly {
    readonly resourceType: string;
    readonly transferSize: number;
  }[]; // Lighthouse's own table
  const kB = (type: string): number =>
    (resources.find(({ resourceType }) => resourceType === type)?.transferSize ?? Number.NaN) / 1000;
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)).join('/'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    own: ownBlocking(trace),
    script: kB('script'),
    total: kB('total'),
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
        '--save-assets',
        `--output-path=${output}`,
        `--only-categories=${CATEGORIES.join(',')}`,
        ...browser,
      ],
      { env: { ...process.env, CHROME_PATH: executablePath } },
    );
  // Now and then it loses the start of its own trace (NO_NAVSTART).
  await run().catch(run).catch(run);
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as never; // Lighthouse's own files
  const { traceEvents }: { readonly traceEvents: readonly Traced[] } = read('report-0.trace.json');
  return figuresOf(read('report.json'), traceEvents);
};
