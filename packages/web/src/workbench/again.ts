import type { Scheduler } from '@aroeira/domain/kernel';
import { constVoid } from 'fp-ts/function';

const doNothing = () => Promise.resolve();

/** When work is done again. */
export interface AgainParts {
  readonly scheduler: Scheduler;
  /** Whether the tab is in sight. Nobody reads a page that is not. */
  readonly isVisible: () => boolean;
}

/** What is done at once, and then again and again until it stops. */
export interface Again {
  /** Starts, or starts anew. @param first is done the first time @returns the first time */
  readonly start: (first?: () => Promise<void>) => Promise<void>;
  readonly stop: () => void;
}

/** Does work again after each so many milliseconds, one at a time, while the tab is in sight. */
export const again = ({ scheduler, isVisible }: AgainParts, everyMs: number, work: () => Promise<void>): Again => {
  let run = 0;
  let cancel = constVoid;
  const stop = (): void => {
    run += 1;
    cancel();
  };
  const turn = async (now: () => Promise<void>): Promise<void> => {
    const mine = run;
    await now();
    if (mine === run) cancel = scheduler.after(everyMs, () => void turn(isVisible() ? work : doNothing));
  };
  return {
    start: (first = work) => {
      stop();
      return turn(first);
    },
    stop,
  };
};

/** A part of the page that loads when it opens. */
interface Part {
  readonly load: () => Promise<void>;
  readonly refresh: () => Promise<void>;
  readonly close: () => void;
}

/** What the page shows follows the server, which the portal and other testers change too. */
const FOLLOWS_EACH_MS = 3000;

/** The same part, which follows the server as long as it is open. */
export const following = <P extends Part>(parts: AgainParts, part: P): P => {
  const reading = again(parts, FOLLOWS_EACH_MS, part.refresh);
  return {
    ...part,
    load: () => reading.start(part.load),
    close: () => {
      reading.stop();
      part.close();
    },
  };
};
