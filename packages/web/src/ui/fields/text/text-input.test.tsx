import {
  birthdateField,
  cepField,
  cpfField,
  dateField,
  digitsField,
  emailField,
  moneyField,
  percentField,
  phoneField,
  textField,
  timeField,
  type Field,
} from '@aroeira/domain/kernel';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openForm } from '../../forms/testing/open-form.tsx';
import { fieldErrors } from '../testing/field-errors.ts';

interface Line {
  readonly field: Field<string, unknown>;
  readonly keyboard: string;
  readonly token: string;
  /** What the client types, what the field shows, what the form returns. */
  readonly right: readonly [string, string, unknown];
  /** A wrong text, and its sentence. */
  readonly wrong: readonly [string, string];
  readonly empty: string;
  /** The rules of the catalogue about what the client types. */
  readonly rules?: string;
}

const LINES: readonly Line[] = [
  {
    field: textField({ caption: 'Nome', autocomplete: 'name', minLength: 3 }),
    keyboard: 'text',
    token: 'name',
    right: [' Ana ', ' Ana ', 'Ana'],
    wrong: ['An', '* Mínimo de 3 caracteres'],
    empty: '* Nome é obrigatório',
    rules: '[R807]',
  },
  {
    field: cpfField({ caption: 'CPF' }),
    keyboard: 'numeric',
    token: '',
    right: ['52998224725', '529.982.247-25', '52998224725'],
    wrong: ['11111111111', '* Informe um CPF válido'],
    empty: '* CPF é obrigatório',
    rules: '[R814]',
  },
  {
    field: phoneField({ caption: 'Celular' }),
    keyboard: 'tel',
    token: 'tel-national',
    right: ['11 98765 4321', '(11) 98765-4321', '11987654321'],
    wrong: ['1198765432', '* Digite um número de telefone válido'],
    empty: '* Celular é obrigatório',
    rules: '[R823]',
  },
  {
    field: emailField({ caption: 'E-mail' }),
    keyboard: 'email',
    token: 'email',
    right: ['ana @exemplo.com', 'ana@exemplo.com', 'ana@exemplo.com'],
    wrong: ['ana@', '* E-mail inválido'],
    empty: '* Campo obrigatório',
  },
  {
    field: dateField({ caption: 'Emissão' }),
    keyboard: 'numeric',
    token: '',
    right: ['20112026', '20/11/2026', '2026-11-20'],
    wrong: ['31022024', '* Data inválida'],
    empty: '* Emissão é obrigatório',
    rules: '[R831]',
  },
  {
    field: birthdateField({ caption: 'Nascimento' }),
    keyboard: 'numeric',
    token: 'bday',
    right: ['19112026', '19/11/2026', '2026-11-19'],
    wrong: ['20112026', '* Data inválida'],
    empty: '* Nascimento é obrigatório',
  },
  {
    field: timeField({ caption: 'Horário' }),
    keyboard: 'numeric',
    token: '',
    right: ['2359', '23:59', '23:59'],
    wrong: ['2400', '* Hora não pode ser maior que 23'],
    empty: '* Horário é obrigatório',
  },
  {
    field: cepField({ caption: 'CEP' }),
    keyboard: 'numeric',
    token: 'postal-code',
    right: ['04538132', '04538-132', '04538132'],
    wrong: ['0453813', '* CEP Inválido'],
    empty: '* CEP é obrigatório',
  },
  {
    field: digitsField({ caption: 'Número', minLength: 2 }),
    keyboard: 'numeric',
    token: '',
    right: [`0a${'1'.repeat(35)}`, `0${'1'.repeat(34)}`, `0${'1'.repeat(34)}`],
    wrong: ['0', '* Mínimo de 2 dígitos'],
    empty: '* Campo obrigatório',
    rules: '[R848]',
  },
  {
    field: moneyField({ caption: 'Renda' }),
    keyboard: 'decimal',
    token: '',
    right: ['1234,567', 'R$ 1.234,56', 123_456],
    wrong: ['0', '* Campo obrigatório'],
    empty: '* Campo obrigatório',
    rules: '[R840]',
  },
  {
    field: percentField({ caption: 'Rentabilidade' }),
    keyboard: 'decimal',
    token: '',
    right: ['123,456', '12,45', 12.45],
    wrong: ['0', '* Campo obrigatório'],
    empty: '* Campo obrigatório',
    rules: '[R845]',
  },
];

describe.each(LINES)('$field.type', ({ field, keyboard, token, right, wrong, empty, rules = '' }) => {
  const input = () => screen.getByLabelText<HTMLInputElement>(field.caption);

  it(`has its keyboard and its autocomplete token, ${field.caption}`, () => {
    openForm({ field });
    expect([input().inputMode, input().autocomplete, input().type]).toEqual([keyboard, token, 'text']);
    expect([input().getAttribute('aria-required'), input().getAttribute('aria-invalid')]).toEqual(['true', 'false']);
  });

  it(`shows the text through its mask and returns the value, or says what is wrong ${rules}`, async () => {
    const { form, pass, submit } = openForm({ field });
    submit();
    expect(fieldErrors()).toEqual([empty]);
    await userEvent.type(input(), wrong[0]);
    pass(500);
    expect(fieldErrors()).toEqual([wrong[1]]);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    await userEvent.clear(input());
    await userEvent.type(input(), right[0]);
    expect(input().value.replaceAll('\u00a0', ' ')).toBe(right[1]);
    pass(500);
    expect(fieldErrors()).toEqual([]);
    expect(form.submit()).toEqual({ field: right[2] });
  });
});

it.each([
  ['name', 'words'],
  ['given-name', 'words'],
  ['additional-name', 'words'],
  ['family-name', 'words'],
  ['organization', 'sentences'],
  [undefined, 'sentences'],
])('for the token %s sets a capital for %s', (autocomplete, autocapitalize) => {
  openForm({ name: textField({ caption: 'Nome', ...(autocomplete === undefined ? {} : { autocomplete }) }) });
  expect(screen.getByLabelText('Nome').getAttribute('autocapitalize')).toBe(autocapitalize);
});

it('completes the cents of an amount when the client leaves the field [R859]', async () => {
  openForm({ income: moneyField({ caption: 'Renda' }) });
  await userEvent.type(screen.getByLabelText('Renda'), '10');
  await userEvent.tab();
  expect(screen.getByLabelText<HTMLInputElement>('Renda').value.replaceAll('\u00a0', ' ')).toBe('R$ 10,00');
});

it('reads a pasted text in other usual formats', async () => {
  openForm({ income: moneyField({ caption: 'Renda' }), phone: phoneField({ caption: 'Celular' }) });
  await userEvent.click(screen.getByLabelText('Renda'));
  await userEvent.paste('1234.56');
  await userEvent.click(screen.getByLabelText('Celular'));
  await userEvent.paste('+55 (11) 98765-4321');
  expect(screen.getByLabelText<HTMLInputElement>('Renda').value.replaceAll('\u00a0', ' ')).toBe('R$ 1.234,56');
  expect(screen.getByLabelText<HTMLInputElement>('Celular').value).toBe('(11) 98765-4321');
});
