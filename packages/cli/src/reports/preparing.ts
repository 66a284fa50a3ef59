import { PREPARING_TEXTS } from '@aroeira/domain/reports';
import type { IO } from 'fp-ts/IO';

/** Prints one line each time the server says that a report is still being prepared. @param say where the lines go */
export const preparingLines = (say: (line: string) => void): IO<void> => {
  let lines = 0;
  return () => {
    say(`${PREPARING_TEXTS[lines % PREPARING_TEXTS.length] ?? ''}\n`);
    lines += 1;
  };
};
