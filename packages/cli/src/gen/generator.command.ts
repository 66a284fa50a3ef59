import { randomInt } from 'node:crypto';
import type { Chance } from '@aroeira/domain/kernel';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand } from '../command.ts';
import type { App } from '../composition.ts';
import { usage } from '../refusal.ts';
import { seededChance } from './seeded-chance.ts';

/** A kind of test data. */
export interface Generator<A> {
  readonly name: string;
  readonly description: string;
  readonly make: (chance: Chance) => A;
  /** One item as a line of text. */
  readonly line: (made: A) => string;
}

const MOST = 10_000;

/** Makes the command of a generator. The same seed makes the same data on every day. */
export const generator =
  <A>({ name, description, make, line }: Generator<A>): AddCommand =>
  (parent, run) => {
    parent
      .command(name)
      .description(description)
      .option('--count <n>', `how many, 1 to ${MOST} (default 1)`, Number, 1)
      .option('--seed <seed>', 'any text: the same one makes the same data (default random, told on stderr)')
      .addHelpText('after', examples(`portal gen ${name}`, `portal gen ${name} --count 3 --seed demo --json`))
      .action(({ count, seed }) =>
        run((app) => {
          if (!Number.isInteger(count) || count < 1 || count > MOST)
            return TE.left(usage(`--count must be a whole number from 1 to ${MOST}.`, 'count'));
          const chance = seededChance(seed ?? drawnSeed(app));
          const made = Array.from({ length: count }, () => make(chance));
          return TE.right({ json: made, text: made.map(line).join('\n') });
        }),
      );
  };

/** Draws a seed and prints it on stderr, because stdout holds only the data. */
const drawnSeed = ({ io, settings }: Pick<App, 'io' | 'settings'>): string => {
  const seed = String(randomInt(1_000_000_000));
  io.err(settings.isJson ? `${JSON.stringify({ seed })}\n` : `Seed: ${seed}\n`);
  return seed;
};
