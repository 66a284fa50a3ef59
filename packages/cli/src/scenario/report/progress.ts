import type { Io, Screen } from '../../io.ts';
import type { Scenario, Step } from '../scenario.ts';
import type { Secrets } from '../secrets.ts';
import type { Listener } from '../stage.ts';

/** Goes to the begin of the line, and empties it. @see ECMA-48, EL */
const EMPTY = '\r\u001b[2K';
/** How often the line is drawn, in milliseconds. */
const PERIOD = 200;
/** So little of a scenario's part tells nothing. */
const LEAST = 16;

interface Running {
  readonly step: Step;
  readonly since: number;
}

interface Around {
  readonly io: Io;
  readonly screen: Screen;
  readonly secrets: Secrets;
  /** How many scenarios run in all. */
  readonly total: number;
}

/** Shows what runs in the last line of a terminal. It goes before anything else is printed, and at the end. */
export const makeProgress = ({ io, screen, secrets, total }: Around) => {
  const running = new Map<Scenario, Running>();
  let [ended, isShown] = [0, false];
  const clear = (): void => {
    if (isShown) io.out(EMPTY);
    isShown = false;
  };
  const partOf = ([{ name }, { step, since }]: readonly [Scenario, Running]): readonly [string, string] => [
    `${name} › ${step.name}`,
    ` ${Math.floor((io.clock.now() - since) / 1000)} s`,
  ];
  const draw = (): void => {
    clear();
    if (running.size === 0) return;
    const width = screen.columns() - 1;
    const head = `${ended} of ${total}${running.size > 1 ? `, ${running.size} run` : ''}`;
    // What has no room is only counted.
    const most = Math.max(1, Math.floor((width - head.length) / LEAST));
    const parts = [...running].slice(0, most).map(partOf);
    const each = Math.floor((width - head.length) / parts.length) - SPACE.length;
    const line = [head, ...parts.map(([what, time]) => cut(secrets.masked(what), each - time.length) + time)].join(
      SPACE,
    );
    io.out(cut(line, width));
    isShown = true;
  };
  let cancel = (): void => undefined;
  const drawAgain = (): void => {
    cancel = io.scheduler.after(PERIOD, () => {
      draw();
      drawAgain();
    });
  };
  drawAgain();
  const listener: Pick<Listener, 'runs' | 'done'> = {
    runs: (scenario, step) => void running.set(scenario, { step, since: io.clock.now() }),
    done: ({ scenario }) => {
      running.delete(scenario);
      ended += 1;
    },
  };
  return {
    ...listener,
    clear,
    end: (): void => {
      cancel();
      clear();
    },
  };
};

const SPACE = ' · ';

/** A text on one line that has no more room. */
const cut = (text: string, most: number): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= most ? line : `${line.slice(0, Math.max(0, most - 1))}…`;
};
