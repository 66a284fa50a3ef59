import { clockAt } from '@aroeira/domain/kernel/testing';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { device } from '../testing/index.ts';
import { FIELD_TYPES } from './question.codecs.ts';

const validate = (words: readonly string[], stdin = '') =>
  device().portal(['rules', 'validate', ...words, '--json'], { stdin });
const batch = async (lines: readonly string[]) => {
  const { exit, out, err } = await validate(['--batch', '-'], lines.join('\n'));
  const results: unknown[] =
    out === ''
      ? []
      : out
          .trimEnd()
          .split('\n')
          .map((line): unknown => JSON.parse(line));
  return { exit, results, err };
};

describe('rules validate', () => {
  it('answers with the wire value and the text that a field shows', async () => {
    expect(await validate(['cpf', '529.982.247-25'])).toMatchObject({
      exit: 0,
      err: '',
      json: { valid: true, message: null, value: '52998224725', masked: '529.982.247-25' },
    });
  });

  it('ends with 0 when the value is not valid', async () => {
    expect(await validate(['cpf', '529.982.247-24'])).toMatchObject({
      exit: 0,
      json: { valid: false, message: 'Informe um CPF válido', value: null },
    });
  });

  it.each([
    [['text', '', '--caption', 'Nome', '--required'], 'Nome é obrigatório'],
    [['text', 'Ana', '--min-length', '4'], 'Mínimo de 4 caracteres'],
    [['text', 'Ana', '--min-length', '3', '--max-length', '3'], null],
    [['text', 'Anas', '--max-length', '3'], 'Máximo de 3 caracteres'],
  ])('takes the options of %j', async (words, message) => {
    expect(await validate(words)).toMatchObject({ exit: 0, json: { valid: message === null, message } });
  });

  it('knows every type that its help lists', async () => {
    const types = FIELD_TYPES.split(', ');
    expect(types).toHaveLength(16);
    for (const type of types) expect((await validate([type, ''])).exit).toBe(0);
  });

  it('checks a day with the clock of the program', async () => {
    const { portal } = device();
    for (const [now, valid] of [
      ['2030-05-03T15:00:00Z', true],
      ['2030-05-01T15:00:00Z', false],
    ] as const) {
      const { json } = await portal('rules validate birthdate 02/05/2030 --json', { clock: clockAt(now) });
      expect(json).toMatchObject({ valid });
    }
  });

  it('reads its question from a file too', async () => {
    const { json } = await validate(['--file', '-'], '{"type":"text","value":"","caption":"Nome","required":true}');
    expect(json).toMatchObject({ message: 'Nome é obrigatório' });
  });

  it.each([
    [['select', 'x'], 'type', 'none of text,'],
    [['toString', 'x'], 'type', 'none of text,'],
    [['cpf'], 'value', 'missing'],
    [['text', 'x', '--max-length', 'many'], 'maxLength', 'whole number'],
    [['text', 'x', '--min-length', '-1'], 'minLength', 'whole number'],
  ])('names what is wrong with %j', async (words, field, why) => {
    const { exit, out, error } = await validate(words);
    expect([exit, out]).toEqual([2, '']);
    expect(error).toEqual({ error: { code: 'usage', field, message: expect.stringContaining(why) } });
  });
});

describe('rules validate --batch', () => {
  it('answers each line with a line, in order', async () => {
    const { exit, results, err } = await batch([
      '{"type":"money","value":"1.234,56"}',
      '{"type":"text","value":"","caption":"Nome","required":true}\r',
      '{"type":"text","value":"Anas","maxLength":3}',
    ]);
    expect([exit, err]).toEqual([0, '']);
    expect(results).toEqual([
      { valid: true, message: null, value: 1234.56, masked: 'R$ 1.234,56' },
      { valid: false, message: 'Nome é obrigatório', value: null, masked: '' },
      { valid: false, message: 'Máximo de 3 caracteres', value: null, masked: 'Ana' },
    ]);
  });

  it('goes on after a line that it cannot read, says what is wrong with each, and ends with 2', async () => {
    const { exit, results, err } = await batch([
      'nonsense',
      '{"type":"select","value":"x"}',
      '',
      '{"type":"cpf"}',
      '{"type":"text","value":"x","maxLength":1.5}',
      '{"type":"cep","value":"01310100"}',
    ]);
    const wrong = (line: number, field: string | undefined, why: string) => ({
      line,
      error: { code: 'usage', message: expect.stringContaining(why), ...(field === undefined ? {} : { field }) },
    });
    expect(results).toEqual([
      wrong(1, undefined, 'not JSON'),
      wrong(2, 'type', 'none of text,'),
      wrong(3, undefined, 'not JSON'),
      wrong(4, 'value', 'missing'),
      wrong(5, 'maxLength', 'whole number'),
      { valid: true, message: null, value: '01310100', masked: '01310-100' },
    ]);
    expect([exit, JSON.parse(err)]).toEqual([
      2,
      { error: { code: 'usage', message: '5 of 6 lines could not be read.' } },
    ]);
  });

  it('reads a number as a client would type it, and null as nothing', async () => {
    const { results } = await batch([
      '{"type":"money","value":1234.5}',
      '{"type":"money","value":1.234}',
      '{"type":"number","value":42}',
      '{"type":"cpf","value":null,"required":true,"caption":"CPF"}',
    ]);
    expect(results).toMatchObject([
      { value: 1234.5 },
      { valid: false, message: 'Digite um valor válido' },
      { value: 42 },
      { message: 'CPF é obrigatório' },
    ]);
  });

  it('prints nothing for an empty input', async () => {
    expect(await batch([])).toEqual({ exit: 0, results: [], err: '' });
  });

  it('reads a file, and refuses a missing one as wrong usage', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'values.jsonl');
    writeFileSync(file, '{"type":"time","value":"23:59"}\n'.repeat(3000));
    const { exit, out } = await validate(['--batch', file]);
    expect([exit, out.trimEnd().split('\n')]).toEqual([0, expect.objectContaining({ length: 3000 })]);
    for (const missing of [folder, join(folder, 'none')])
      expect(await validate(['--batch', missing])).toMatchObject({ exit: 2, error: { error: { code: 'usage' } } });
  });
});
