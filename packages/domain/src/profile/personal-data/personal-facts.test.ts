import { expect, it } from 'vitest';
import type { Document } from '../../kernel/document.ts';
import { personalRecord } from '../testing/index.ts';
import type { PersonalRecord } from './personal-record.ts';
import { personalSections } from './personal-facts.rules.ts';

const shown = (changes?: Partial<PersonalRecord>) =>
  personalSections(personalRecord(changes)).map(({ title, facts }) => [
    title,
    ...facts.map(({ caption, value }) => `${caption}: ${value ?? '–'}`),
  ]);

it('shows a married person whole, in the words of a reader', () => {
  expect(shown()).toEqual([
    [
      'Identificação',
      'Nome: Ana Beatriz Nogueira',
      'CPF: 632.872.530-26',
      'Data de nascimento: 09/03/1984',
      'Naturalidade: Santos',
      'Nacionalidade: Brasil',
      'País: Portugal',
    ],
    ['Contato', 'Telefone: (11) 98765-4321', 'E-mail: ana@exemplo.com.br'],
    [
      'Família',
      'Nome da mãe: Helena Nogueira',
      'Nome do pai: Otávio Nogueira',
      'Estado civil: Casado(a)',
      'Nome do cônjuge: Rui Prado',
      'CPF do cônjuge: 529.982.247-25',
    ],
  ]);
});

it('shows no spouse of a client who is not married, even if the server still has one', () => {
  for (const maritalStatus of ['single', 'widowed', 'divorced', 'separated', undefined] as const)
    expect(shown({ maritalStatus }).at(-1)?.join()).not.toContain('cônjuge');
});

it('keeps the caption of a value that nobody gave', () => {
  const missing = {
    birthDate: undefined,
    birthplace: undefined,
    phone: undefined,
    maritalStatus: undefined,
  };
  const lines = shown(missing).flat();
  for (const line of ['Data de nascimento: –', 'Naturalidade: –', 'Telefone: –', 'Estado civil: –'])
    expect(lines).toContain(line);
  expect(shown({ spouseName: undefined, spouseCpf: undefined }).at(-1)?.slice(-2)).toEqual([
    'Nome do cônjuge: –',
    'CPF do cônjuge: –',
  ]);
});

it('shows of a company what a company has', () => {
  expect(
    shown({ name: 'Vértice Participações Ltda.', document: '15067401000136' as Document, country: 'Brasil' }),
  ).toEqual([
    [
      'Identificação',
      'Razão social: Vértice Participações Ltda.',
      'CNPJ: 15.067.401/0001-36',
      'Data de constituição: 09/03/1984',
      'País: Brasil',
    ],
    ['Contato', 'Telefone: (11) 98765-4321', 'E-mail: ana@exemplo.com.br'],
  ]);
});
