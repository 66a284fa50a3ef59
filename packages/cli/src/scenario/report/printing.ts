import { stripVTControlCharacters } from 'node:util';
import type { Io } from '../../io.ts';
import { makeProgress } from './progress.ts';
import { makeLiveReport } from './reports.ts';
import type { Secrets } from '../secrets.ts';
import type { Listener } from '../stage.ts';

interface Printing {
  readonly secrets: Secrets;
  readonly total: number;
  /** Whether a terminal shows what runs. */
  readonly hasLine: boolean;
}

type Printed = Listener & Pick<ReturnType<typeof makeLiveReport>, 'finish'>;

const nothing = (): void => undefined;

/** Prints nothing: a program reads. */
export const SILENT: Printed = {
  begins: nothing,
  runs: nothing,
  ended: nothing,
  done: nothing,
  finish: () => Promise.resolve(),
};

/** Prints a line for each step that has ended, and on a terminal one of what runs below them. */
export const printing = (io: Io, { secrets, total, hasLine }: Printing): Printed => {
  const { screen } = io;
  const progress = screen === undefined || !hasLine ? undefined : makeProgress({ io, screen, secrets, total });
  const live = makeLiveReport((text) => {
    progress?.clear();
    // The reporter has colours when standard error is a terminal.
    io.out(secrets.masked(screen === undefined ? stripVTControlCharacters(text) : text));
  });
  return {
    begins: live.begins,
    runs: (scenario, step) => progress?.runs(scenario, step),
    ended: live.ended,
    done: (result) => {
      live.done(result);
      progress?.done(result);
    },
    finish: (results, ms) => {
      progress?.end();
      return live.finish(results, ms);
    },
  };
};
