import { calendarDay, makeCep, makeClient, makeCnpj, makeCpf, makePhone, type Chance } from '@aroeira/domain/kernel';
import { identity } from 'fp-ts/function';
import { randomInt, createHash } from 'node:crypto';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand } from '../command.ts';
import type { App } from '../composition.ts';
import { usage } from '../refusal.ts';

const BYTES = 6;
const DRAWS = 1000;

/** Repeats for a seed on every machine: numbers from the hash of the seed, a thousand at a time. */
const seededChance = (seed: string): Chance => {
  let drawn = 0;
  let block = Buffer.alloc(0);
  return () => {
    const place = drawn % DRAWS;
    if (place === 0)
      block = createHash('shake256', { outputLength: DRAWS * BYTES })
        .update(`${drawn / DRAWS} ${seed}`)
        .digest();
    drawn += 1;
    return block.readUIntBE(place * BYTES, BYTES) / 2 ** (8 * BYTES);
  };
};

/** A kind of test data. */
interface Generator<A> {
  readonly name: string;
  readonly description: string;
  readonly make: (chance: Chance) => A;
  /** One item as a line of text. */
  readonly line: (made: A) => string;
}

const MOST = 10_000;

/** Makes the command of a generator. The same seed makes the same data on every day. */
const generator =
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

/** Ages are counted from a fixed day, so that a seed makes the same client tomorrow (decision 0094). */
const SINCE = calendarDay('2026-01-01');

const GENERATORS: readonly AddCommand[] = [
  generator({ name: 'cpf', description: 'Make valid CPFs, digits alone.', make: makeCpf, line: identity }),
  generator({ name: 'cnpj', description: 'Make valid CNPJs, digits alone.', make: makeCnpj, line: identity }),
  generator({
    name: 'phone',
    description: 'Make valid mobile numbers with area code.',
    make: makePhone,
    line: identity,
  }),
  generator({ name: 'cep', description: 'Make well-formed CEPs, digits alone.', make: makeCep, line: identity }),
  generator({
    name: 'client',
    description: 'Make up adults who do not exist: name, document, email, phone, birthDate and cep, tabs between them.',
    make: (chance) => makeClient({ chance, today: SINCE }),
    line: ({ name, document, email, phone, birthDate, cep }) =>
      [name, document, email, phone, birthDate, cep].join('\t'),
  }),
];

export const addGen: AddCommand = (parent, run) => {
  const gen = parent
    .command('gen')
    .description('Make valid test data from a seed: documents, phones, clients. Offline.')
    .addHelpText('after', examples('portal gen cpf', 'portal gen client --count 3 --json'));
  for (const add of GENERATORS) add(gen, run);
};
