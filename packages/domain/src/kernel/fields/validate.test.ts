import { describe, expect, it } from 'vitest';
import { calendarDay } from '../days.ts';
import { isValidatedType, validateValue, type Answer, type Question, type ValidatedType } from './validate.ts';

const today = calendarDay('2026-11-20');
const ask = (type: ValidatedType, value: string, rest: Omit<Question, 'value'> = {}) =>
  validateValue({ type, value, ...rest }, today);
const right = (value: unknown, masked: string) => ({ valid: true, message: null, value, masked });
const wrong = (message: string, masked: string) => ({ valid: false, message, value: null, masked });

describe('a single value', () => {
  it.each<[ValidatedType, string, Answer]>([
    ['text', ' Ana ', right('Ana', ' Ana ')],
    ['textarea', 'um\ndois', right('um\ndois', 'um\ndois')],
    ['password', 'Abcdef1!', right('Abcdef1!', '••••••••')],
    ['cpf', '52998224725', right('52998224725', '529.982.247-25')],
    ['cnpj', '12abc34501de35', right('12ABC34501DE35', '12.ABC.345/01DE-35')],
    ['cpfcnpj', '11.444.777/0001-61', right('11444777000161', '11.444.777/0001-61')],
    ['phone', '+55 11 98765-4321', right('11987654321', '(11) 98765-4321')],
    ['email', ' ana@example.com', right('ana@example.com', 'ana@example.com')],
    ['date', '21/11/2026', right('2026-11-21', '21/11/2026')],
    ['birthdate', '19/11/2026', right('2026-11-19', '19/11/2026')],
    [
      'daterange',
      '01/01/2026 a 31/01/2026',
      right({ from: '2026-01-01', to: '2026-01-31' }, '01/01/2026 - 31/01/2026'),
    ],
    [
      'daterange',
      ' 01/01/2026  31/01/2026 ',
      right({ from: '2026-01-01', to: '2026-01-31' }, '01/01/2026 - 31/01/2026'),
    ],
    ['daterange', '01/01/2026-31/01/2026', right({ from: '2026-01-01', to: '2026-01-31' }, '01/01/2026 - 31/01/2026')],
    ['time', '23:59', right('23:59', '23:59')],
    ['cep', '01310100', right('01310100', '01310-100')],
    ['number', '042', right(42, '042')],
    ['number', '9'.repeat(15), right(999_999_999_999_999, '9'.repeat(15))],
    ['number', '9'.repeat(16), right('9'.repeat(16), '9'.repeat(16))],
    ['money', '1234.5', right(1234.5, 'R$ 1.234,50')],
    ['money', '0', right(0, 'R$ 0,00')],
    ['percent', '6', right(6, '6')],
  ])('%s %j is right', (type, value, answer) => {
    expect(ask(type, value)).toEqual(answer);
  });

  it.each<[ValidatedType, string, Answer]>([
    ['password', 'abc', wrong('Escolha uma senha válida', '•••')],
    ['phone', '119876', wrong('Digite um número de telefone válido', '(11) 9876')],
    ['birthdate', '20/11/2026', wrong('Data inválida', '20/11/2026')],
    ['daterange', '01/01/2026 a 31/01/20 26', wrong('Período inválido', '01/01/2026 - 31/01/2026')],
    ['daterange', '01/01/2026', wrong('Período inválido', '01/01/2026')],
    ['money', 'abc', wrong('Digite um valor válido', '')],
  ])('%s %j is wrong', (type, value, answer) => {
    expect(ask(type, value)).toEqual(answer);
  });

  it('may be empty, but not when it is required', () => {
    expect(ask('text', '')).toEqual(right(null, ''));
    expect(ask('daterange', '')).toEqual(right(null, ''));
    expect(ask('text', '', { required: true, caption: 'Nome' })).toEqual(wrong('Nome é obrigatório', ''));
    expect(ask('text', '', { required: true })).toEqual(wrong('Campo é obrigatório', ''));
    expect(ask('money', '0', { required: true })).toEqual(wrong('Campo obrigatório', 'R$ 0,00'));
    expect(ask('money', 'abc', { required: true })).toEqual(wrong('Campo obrigatório', ''));
    expect(ask('number', '0', { required: true })).toEqual(right(0, '0'));
  });

  it('follows the given length limits', () => {
    expect(ask('text', 'abcd', { maxLength: 3 })).toEqual(wrong('Máximo de 3 caracteres', 'abc'));
    expect(ask('number', '12', { minLength: 4 })).toEqual(wrong('Mínimo de 4 dígitos', '12'));
    expect(ask('number', '12', { maxLength: 1 })).toEqual(wrong('Máximo de 1 dígito', '12'));
  });
});

it('knows which types hold a text', () => {
  expect(['cpf', 'text', 'daterange'].every(isValidatedType)).toBe(true);
  expect(['upload', 'select', 'toString', ''].some(isValidatedType)).toBe(false);
});
