import { parseCep, parseCnpj, parseCpf, parseDay, parseEmail, parsePhone } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { device } from '../testing/index.ts';

const portal = (words: string) => device().portal(`gen ${words}`);
const isText = (text: unknown): text is string => typeof text === 'string';
const texts = (json: unknown): readonly string[] => (Array.isArray(json) ? json.filter(isText) : []);

const VALID: readonly (readonly [string, (text: string) => boolean])[] = [
  ['cpf', (text) => E.isRight(parseCpf(text))],
  ['cnpj', (text) => E.isRight(parseCnpj(text))],
  ['phone', (text) => parsePhone(text) === text],
  ['cep', (text) => parseCep(text) === text],
];

describe('gen', () => {
  it.each(VALID)('makes the given number of %s, all valid and all different', async (name, isValid) => {
    const { exit, json, err } = await portal(`${name} --count 200 --seed demo --json`);
    expect([exit, err]).toEqual([0, '']);
    expect(new Set(texts(json)).size).toBe(200);
    expect(texts(json).filter((text) => !isValid(text))).toEqual([]);
  });

  it.each(VALID)('prints %s one on each line without --json', async (name) => {
    const [lines, list] = [
      await portal(`${name} --count 3 --seed 7`),
      await portal(`${name} --count 3 --seed 7 --json`),
    ];
    expect(lines.out).toBe(`${texts(list.json).join('\n')}\n`);
  });

  it('makes valid clients, the same for the same seed on every day', async () => {
    const { json } = await portal('client --seed demo --json');
    expect(json).toEqual([
      {
        name: 'Glória Almeida',
        document: '09129615542',
        email: 'gloria.almeida.3866@example.com',
        phone: '27924293942',
        birthDate: '2004-03-17',
        cep: '86453669',
      },
    ]);
    const { out } = await portal('client --count 50 --seed demo');
    for (const line of out.trimEnd().split('\n')) {
      const [name = '', document = '', email = '', phone = '', birthDate = '', cep = ''] = line.split('\t');
      expect(name).toMatch(/^\p{L}+ \p{L}+$/u);
      expect([parseEmail(email), parsePhone(phone), parseDay(birthDate), parseCep(cep)]).toEqual([
        email,
        phone,
        birthDate,
        cep,
      ]);
      expect(parseCpf(document)).toEqual(E.right(document));
    }
  });

  it('draws a seed and prints it on stderr, so that the same data can be made again', async () => {
    const drawn = await portal('client --count 2 --json');
    const { seed } = drawn.error instanceof Object && 'seed' in drawn.error ? drawn.error : { seed: undefined };
    expect((await portal(`client --count 2 --json --seed ${String(seed)}`)).out).toBe(drawn.out);
    const spoken = await portal('cpf');
    const [, told] = /^Seed: (\d+)\n$/.exec(spoken.err) ?? [];
    expect((await portal(`cpf --seed ${told}`)).out).toBe(spoken.out);
    expect(spoken.out).toMatch(/^\d{11}\n$/);
    expect(spoken.out).not.toBe((await portal('cpf')).out);
  });

  it.each(['0', '-1', '1.5', '10001', 'many', ''])('refuses to make %j', async (count) => {
    const { exit, out, error } = await portal(`cpf --json --count ${count}`);
    expect([exit, out, error]).toMatchObject([2, '', { error: { code: 'usage', field: 'count' } }]);
  });

  it('makes the largest number that it allows', async () => {
    expect(texts((await portal('cep --count 10000 --seed 1 --json')).json)).toHaveLength(10_000);
  });
});
