import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { MaskedField, type Step } from '../../pages/forms/masked-field.ts';
import { test } from './dev-build.ts';

interface Case {
  readonly id: string;
  readonly field: keyof typeof CAPTIONS;
  readonly title: string;
  readonly steps: readonly Step[];
  readonly expected: {
    readonly value: string | null;
    readonly alsoOk?: readonly string[];
    readonly anyOf?: readonly string[];
    readonly caret?: number;
    readonly alsoOkCaret?: readonly number[];
  };
}

/** The field of the developers' form that each case is played on. */
const CAPTIONS = {
  cpfCnpj: 'CPF ou CNPJ',
  cpfCnpjAlnum: 'CPF ou CNPJ',
  date: 'Data de emissão',
  money: 'Renda mensal',
  moneyCents: 'Reserva, em centavos',
  percent: 'Participação',
  phone: 'Celular',
} as const;

/** The cases write money without the sign that our field shows (decision 0050). */
const SIGN = 'R$ ';

// The file is part of this test: a wrong shape fails it at once.
const { cases } = JSON.parse(readFileSync(new URL('mask-cases.json', import.meta.url), 'utf8')) as { cases: Case[] };

test('there are cases to play', () => {
  expect(cases).toHaveLength(63);
});

for (const { id, field, title, steps, expected } of cases)
  test(`${id}: ${title}`, async ({ sharedFieldsPage: page }) => {
    const prefix = field === 'money' ? SIGN : '';
    const input = page.getByRole('region', { name: 'Formulário completo' }).getByLabel(CAPTIONS[field]);
    const masked = new MaskedField(page, input, prefix.length);
    await input.fill('');
    await input.blur();
    await masked.play(steps);
    const shown = (await masked.value()).replaceAll('\u00a0', ' ');
    expect(valuesOf(expected)).toContain(shown.startsWith(prefix) ? shown.slice(prefix.length) : shown);
    // Another form that is as good has its own caret.
    if (expected.caret !== undefined && shown === prefix + expected.value)
      expect([expected.caret, ...(expected.alsoOkCaret ?? [])]).toContain(Number(await masked.caret()) - prefix.length);
  });

const valuesOf = ({ value, alsoOk = [], anyOf = [] }: Case['expected']): readonly string[] => [
  ...(value === null ? [] : [value]),
  ...alsoOk,
  ...anyOf,
];
