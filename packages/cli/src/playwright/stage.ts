import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// This file takes in nothing of the product: the package has it as it is, and a stranger's tests load it.

export interface OpenedPage {
  readonly goto: (url: string) => Promise<unknown>;
  readonly waitForURL: (isThere: (url: URL) => boolean) => Promise<unknown>;
}

/** The portal as a scenario left it. */
export interface Stage {
  /** Opens a page of the portal in which a persona is signed in. The default is the dashboard. */
  readonly open: (page: OpenedPage, persona: string, path?: string) => Promise<void>;
  /** The world of the sandbox in which all this is, for `portal --world NAME`. */
  readonly world: string;
  /** Drops that world, if it was made for this stage. One that nobody drops ends a day later. */
  readonly end: () => Promise<void>;
}

/** At which server a scenario runs, and with what. */
export interface StageOptions {
  /** The API's base: `http://localhost:4300/api`, or PORTAL_API, without it. */
  readonly api?: string;
  /** Other values of the scenario's variables, as of `--set`. */
  readonly set?: Readonly<Record<string, string | number | boolean>>;
  /** The step after which the scenario ends. */
  readonly until?: string;
  /** A world that is there. Without one the stage has a new one. */
  readonly world?: string;
}

/**
 * Runs a scenario in a world of the sandbox, so that a browser goes on where it ends.
 * @throws Error with what was expected and what came, if a step fails or the server lacks a control @see decision 0341
 */
export const stage = async (
  file: string,
  { api, set = {}, until, world: given }: StageOptions = {},
): Promise<Stage> => {
  const atServer = [...(api === undefined ? [] : ['--api', api]), '--json'];
  const world = given ?? (await newWorld(atServer));
  const common = [...atServer, '--world', world];
  const values = Object.entries(set).flatMap(([name, value]) => ['--set', `${name}=${String(value)}`]);
  const last = until === undefined ? [] : ['--until', until];
  const { exit, out, err } = await portal(['scenario', 'run', file, ...values, ...last, ...common]);
  const told: Told = out === '' ? {} : JSON.parse(out);
  const end = async (): Promise<void> => {
    if (given === undefined) await portal(['sandbox', 'world', 'drop', world, ...atServer]);
  };
  if (exit !== 0 || told.passed !== told.scenarios?.length) {
    await end();
    throw new Error([`${file} did not set the stage.`, ...lacking(told), err.trim()].join('\n'));
  }
  return {
    world,
    end,
    open: async (page, persona, path = '/dashboard') => {
      const words = ['sandbox', 'open', path, '--persona', persona, '--accept-consent', '--print'];
      const opened = await portal([...words, ...common]);
      if (opened.exit !== 0) throw new Error(`${path} does not open for ${persona}.\n${opened.err.trim()}`);
      const { link }: { readonly link: string } = JSON.parse(opened.out);
      await page.goto(link);
      await page.waitForURL(({ pathname }) => pathname !== new URL(link).pathname);
    },
  };
};

const newWorld = async (atServer: readonly string[]): Promise<string> => {
  const { exit, out, err } = await portal(['sandbox', 'world', 'new', ...atServer]);
  if (exit !== 0) throw new Error(`The sandbox made no world.\n${err.trim()}`);
  const { name }: { readonly name: string } = JSON.parse(out);
  return name;
};

interface Told {
  readonly passed?: number;
  readonly scenarios?: readonly {
    readonly name: string;
    readonly reason?: string;
    readonly steps: readonly {
      readonly name: string;
      readonly differences?: readonly { readonly what: string; readonly expected: string; readonly got: string }[];
    }[];
  }[];
}

/** What each scenario lacks, in lines. */
const lacking = ({ scenarios = [] }: Told): readonly string[] =>
  scenarios.flatMap(({ name, reason, steps }) => [
    ...(reason === undefined ? [] : [`${name}: ${reason}`]),
    ...steps.flatMap((step) =>
      (step.differences ?? []).map(
        ({ what, expected, got }) => `${name}, ${step.name}: ${what}: expected ${expected}, got ${got}`,
      ),
    ),
  ]);

/** The command, in the repository as in the package. */
const COMMAND = fileURLToPath(new URL('../../bin/portal.js', import.meta.url));

interface Ended {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command as a process. What it refuses is an end like any other. */
const portal = (words: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const running = execFile(process.execPath, [COMMAND, ...words], { maxBuffer: Infinity }, (_error, out, err) =>
      resolve({ exit: running.exitCode ?? 1, out, err }),
    );
  });
