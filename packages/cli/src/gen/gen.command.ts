import { calendarDay, makeCep, makeClient, makeCnpj, makeCpf, makePhone } from '@aroeira/domain/kernel';
import { identity } from 'fp-ts/function';
import { examples, type AddCommand } from '../command.ts';
import { generator } from './generator.command.ts';

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
