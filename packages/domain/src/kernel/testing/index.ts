import * as O from 'fp-ts/Option';
import type { CallFailure } from '../call-failure.ts';
import type { Clock, Scheduler } from '../clock.ts';
import { instant, parseInstant, type Instant } from '../days.ts';
import type { Document } from '../document.ts';
import type { Log } from '../log.ts';

// Documents of the sandbox's personas. The casts are safe, because these check digits are right.
export const ANA = '63287253026' as Document;
export const BRUNO = '08824648096' as Document;

export const unreachable: CallFailure = { _tag: 'Unreachable', cause: 'network' };

export const refused = (code: string): CallFailure => ({ _tag: 'Refused', status: 500, code, detail: '' });

export const unreadable: CallFailure = { _tag: 'Unreadable', path: '' };

/** The answer of a gateway that got no answer from its server. */
export const gateway = (status: number): CallFailure => ({ _tag: 'Refused', status, code: undefined, detail: '' });

/** A log that keeps its records. */
export const keptLog = (): Log & { readonly failures: (readonly [string, CallFailure])[] } => {
  const failures: (readonly [string, CallFailure])[] = [];
  return { failures, failed: (what, why) => () => void failures.push([what, why]) };
};

/** A clock that stands still at an ISO instant. */
export const clockAt = (iso: string): Clock => ({ now: () => at(iso) });

/** @throws RangeError for a text that is not an instant */
export const at = (iso: string): Instant => parseInstant(iso) ?? instant(Number.NaN);

/** A scheduler with a time that the test moves. Nothing waits. */
export interface ManualScheduler extends Scheduler {
  readonly pass: (milliseconds: number) => void;
  /** Lets the machine sleep. Its clock continues and its timers stop. */
  readonly sleep: (milliseconds: number) => void;
  /** The clock of this machine. It begins at an ISO instant, and the test moves it. */
  readonly clock: Clock;
}

export const manualScheduler = (from = '2026-11-20T15:00:00-03:00'): ManualScheduler => {
  const start = at(from);
  let now = 0;
  let slept = 0;
  let waiting: { readonly due: number; readonly run: () => void }[] = [];
  return {
    clock: { now: () => instant(start + now + slept) },
    sleep: (milliseconds) => void (slept += milliseconds),
    after: (milliseconds, run) => {
      const entry = { due: now + milliseconds, run };
      waiting.push(entry);
      return () => void (waiting = waiting.filter((other) => other !== entry));
    },
    pass: (milliseconds) => {
      const end = now + milliseconds;
      for (let next = earliest(waiting, end); O.isSome(next); next = earliest(waiting, end)) {
        const entry = next.value;
        waiting = waiting.filter((other) => other !== entry);
        now = entry.due;
        entry.run();
      }
      now = end;
    },
  };
};

const earliest = <E extends { readonly due: number }>(waiting: readonly E[], end: number): O.Option<E> =>
  O.fromNullable(waiting.filter(({ due }) => due <= end).toSorted((a, b) => a.due - b.due)[0]);

/** A random source that repeats itself for a seed: the minimal standard generator of Park and Miller. */
export const chanceFrom = (seed: number): (() => number) => {
  let state = (Math.abs(Math.trunc(seed)) % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};
