import { openAccessTokens, type AccessTokens } from '../access/access-tokens.ts';
import { openFaults, type Faults } from '../controls/faults.ts';
import { makeOpenLinks, type OpenLinks } from '../controls/open/open-links.ts';
import type { Database } from '../database/transaction.ts';
import type { PdfMaker } from '../documents/pdf/pdf-maker.ts';
import { linesIn, linesInMemory } from '../http/logged-lines.ts';
import { makeRequestLog, type RequestLog } from '../http/request-log.ts';
import { releaseClaims } from '../reports/preparation.sql.ts';
import { makePreparations, type Preparations } from '../reports/preparations.ts';
import { openServerClock, type ServerClock } from '../time/server-clock.ts';
import { makeDeployedVersion, type DeployedVersion } from '../web/deployed-version.ts';
import { currentWorld, inWorld } from './current-world.ts';

/** What a world has of its own in the memory of a server. */
interface WorldParts {
  readonly clock: ServerClock;
  readonly faults: Faults;
  readonly requests: RequestLog;
  readonly tokens: AccessTokens;
  readonly preparations: Preparations;
  readonly links: OpenLinks;
  readonly version: DeployedVersion;
}

interface Needed {
  readonly db: Database;
  readonly pdfs: PdfMaker;
  readonly webRoot: string;
  /** Other processes may use the database. */
  readonly isShared: boolean;
}

const openParts = async ({ db, pdfs, webRoot, isShared }: Needed): Promise<WorldParts> => {
  const clock = await openServerClock(db);
  // A server that had the database alone left its claims when it was killed.
  if (!isShared) await releaseClaims(db);
  return {
    clock,
    faults: await openFaults(db),
    requests: makeRequestLog(clock.now, isShared ? linesIn(db) : linesInMemory()),
    tokens: await openAccessTokens(db, clock),
    preparations: makePreparations({ db, clock, pdfs }),
    links: makeOpenLinks(db, () => clock.now().getTime() - clock.offset()),
    version: makeDeployedVersion(db, webRoot),
  };
};

type Functions = Readonly<Record<string, (...args: never[]) => unknown>>;

/** An object whose functions are those of whatever `pick` gives when they are called. A part has functions alone. */
const followed = <T extends object>(pick: () => T): T => {
  const call =
    (method: string) =>
    (...args: never[]): unknown =>
      // A cast, because the types know the functions by their names alone.
      (pick() as unknown as Functions)[method]?.(...args);
  // A cast, because a proxy has the type of its target.
  return new Proxy({} as T, { get: (_target, method: string) => call(method) });
};

/** The requests of a dropped world end in this time. */
const LAST_REQUESTS_MS = 60_000;

/** The parts of all worlds that somebody has entered since the server started. */
export interface OpenWorlds {
  /** Opens the parts of a world, once. */
  readonly open: (world: number) => Promise<unknown>;
  /** A part whose functions are, at each call, those of the world of the caller. */
  readonly part: <K extends keyof WorldParts>(name: K) => WorldParts[K];
  /** The worlds whose parts are open. */
  readonly entered: () => readonly number[];
  readonly forget: (world: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

export const makeOpenWorlds = (needed: Needed): OpenWorlds => {
  const opening = new Map<number, Promise<WorldParts>>();
  const opened = new Map<number, WorldParts>();
  const openNow = async (world: number): Promise<WorldParts> => {
    try {
      const parts = await inWorld(world, () => openParts(needed));
      opened.set(world, parts);
      inWorld(world, parts.preparations.resume);
      return parts;
    } catch (error) {
      opening.delete(world);
      throw error;
    }
  };
  const here = (): WorldParts => {
    const parts = opened.get(currentWorld());
    if (parts === undefined) throw new Error(`Nobody opened the world ${String(currentWorld())}.`);
    return parts;
  };
  const forget = async (world: number): Promise<void> => {
    const parts = opened.get(world);
    opening.delete(world);
    // A request that drops its own world, or runs beside it, still ends.
    setTimeout(() => opened.delete(world), LAST_REQUESTS_MS).unref();
    await parts?.preparations.close();
    await parts?.requests.close();
  };
  return {
    open: (world) => {
      const begun = opening.get(world) ?? openNow(world);
      opening.set(world, begun);
      return begun;
    },
    part: (name) => followed(() => here()[name]),
    entered: () => [...opening.keys()],
    forget,
    close: async () => {
      await Promise.all([...opened.keys()].map(forget));
    },
  };
};
