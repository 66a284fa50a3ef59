import {
  birthdateField,
  cepField,
  checkgroupField,
  cnpjField,
  cpfField,
  dateField,
  daterangeField,
  digitsField,
  emailField,
  moneyField,
  optional,
  percentField,
  phoneField,
  radiogroupField,
  textField,
  timeField,
  type Field,
} from '@aroeira/domain/kernel';
import { act, cleanup } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openForm } from '../forms/testing/open-form.tsx';
import { fieldErrors } from './testing/field-errors.ts';

const name = textField({ caption: 'Nome' });
const cpf = cpfField({ caption: 'CPF' });
const cnpj = cnpjField({ caption: 'CNPJ' });
const email = emailField({ caption: 'E-mail' });
const phone = phoneField({ caption: 'Celular' });
const cep = cepField({ caption: 'CEP' });
const date = dateField({ caption: 'Emissão' });
const birthdate = birthdateField({ caption: 'Nascimento' });
const period = daterangeField({ caption: 'Período' });
const time = timeField({ caption: 'Horário' });
const money = moneyField({ caption: 'Renda' });
const percent = percentField({ caption: 'Rentabilidade' });
const digits = digitsField({ caption: 'Número', minLength: 2 });
const choices = [{ value: 1, label: 'Extrato' }];

/** Puts a text into the form, as a browser that fills fields in does, and submits. The form's day is 20 November 2026. */
const refusedWith = <Typed,>(field: Field<Typed, unknown>, typed: Typed): readonly string[] => {
  const { form, submit } = openForm({ field });
  act(() => form.change('field', typed));
  submit();
  return fieldErrors();
};

it.each([
  ['[R802]', name, '', '* Nome é obrigatório'],
  ['[R808]', cpf, '   .   .   -  ', '* CPF é obrigatório'],
  ['[R808]', date, '__/__/____', '* Emissão é obrigatório'],
  ['[R810]', cpf, '529.982.247-2', '* Informe um CPF válido'],
  ['[R810]', cpf, '529.982.247-255', '* Informe um CPF válido'],
  ['[R811]', cpf, '111.111.111-11', '* Informe um CPF válido'],
  ['[R812]', cpf, '529.982.247-33', '* Informe um CPF válido'],
  ['[R813]', cpf, '529.982.247-26', '* Informe um CPF válido'],
  ['[R815]', cnpj, '15.067.401/0001-3', '* Informe um CNPJ válido'],
  ['[R815]', cnpj, '150674010001366', '* Informe um CNPJ válido'],
  ['[R816]', cnpj, '11.111.111/1111-11', '* Informe um CNPJ válido'],
  ['[R816]', cnpj, '00.000.000/0000-00', '* Informe um CNPJ válido'],
  ['[R817]', cnpj, '15.067.401/0001-44', '* Informe um CNPJ válido'],
  ['[R817]', cnpj, '15.067.401/0001-37', '* Informe um CNPJ válido'],
  ['[R821]', email, '', '* Campo obrigatório'],
  ['[R822]', email, 'ana@', '* E-mail inválido'],
  ['[R824] [R826]', phone, '(11) 98765-432', '* Digite um número de telefone válido'],
  ['[R825] [R826]', phone, '(11) 33334-4445', '* Digite um número de telefone válido'],
  ['[R827]', phone, '+55 11 3333-444', '* Digite um número de telefone válido'],
  ['[R828]', cep, '04538-13', '* CEP Inválido'],
  ['[R828]', cep, '04538-1321', '* CEP Inválido'],
  ['[R829]', date, '1/1/2026', '* Data inválida'],
  ['[R829]', date, '2026-11-20', '* Data inválida'],
  ['[R830]', date, '31/02/2024', '* Data inválida'],
  ['[R832]', birthdate, '20/11/2026', '* Data inválida'],
  ['[R832]', birthdate, '21/11/2026', '* Data inválida'],
  ['[R836]', time, '14:3', '* Horário inválido'],
  ['[R837]', time, '24:00', '* Hora não pode ser maior que 23'],
  ['[R838]', time, '23:60', '* Minutos não pode ser maior que 59'],
  ['[R841]', money, 'R$ 0,00', '* Campo obrigatório'],
  ['[R842]', money, 'abc', '* Campo obrigatório'],
  ['[R843]', optional(money), 'abc', '* Digite um valor válido'],
  ['[R846]', percent, '0,00', '* Campo obrigatório'],
  ['[R847]', optional(percent), 'abc', '* Digite um valor válido'],
  ['[R850]', digits, '1', '* Mínimo de 2 dígitos'],
  ['[R851]', digits, '', '* Campo obrigatório'],
  ['[R852]', digits, '12a', '* Digite um número válido'],
])('refuses a wrong or missing text with the sentence of its rule %s', (...[, field, typed, sentence]) => {
  expect(refusedWith<string>(field, typed)).toEqual([sentence]);
});

it.each([
  ['[R834]', { from: '', to: '' }, '* Campo obrigatório'],
  ['[R835]', { from: '01/10/2026', to: '' }, '* Período inválido'],
  ['[R835]', { from: '31/10/2026', to: '01/10/2026' }, '* Período inválido'],
])('refuses a wrong or missing period %s', (_rule, typed, sentence) => {
  expect(refusedWith(period, typed)).toEqual([sentence]);
});

it('asks for an answer to a group that needs one [R803]', () => {
  expect(refusedWith(radiogroupField({ caption: 'Qual?', choices }), undefined)).toEqual(['* Campo obrigatório']);
  cleanup();
  expect(refusedWith(checkgroupField({ caption: 'Quais?', choices }), [])).toEqual(['* Campo obrigatório']);
});

it.each([
  ['[R814]', cpf, '529.982.247-25'],
  ['[R818]', cnpj, '15067401000136'],
  ['[R818]', cnpj, '15.067.401/0001-36'],
  ['[R824]', phone, '(11) 98765-4321'],
  ['[R825]', phone, '(11) 3333-4444'],
  ['[R833]', birthdate, '19/11/2026'],
  ['[R839]', time, '23:59'],
  ['[R844]', optional(money), ''],
  ['[R844]', optional(money), 'R$ '],
  ['[R849]', digitsField({ caption: 'Número' }), '0'],
])('says nothing about a right text %s', (_rule, field, typed) => {
  expect(refusedWith<string>(field, typed)).toEqual([]);
});
