import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { device } from '../testing/index.ts';

const INPUT = {
  investments: [
    { type: 'multimercado', totalAmount: 250.5 },
    { type: 'Ouro', totalAmount: 750.01 },
  ],
};

describe('rules position', () => {
  it('adds up, offline and in reais', async () => {
    const { json, exit } = await device().portal('rules position --file -', { stdin: JSON.stringify(INPUT) });
    expect(exit).toBe(0);
    expect(json).toEqual({
      total: 1000.51,
      items: [
        { type: 'multimercado', fundType: 'RENDA_MULTIMERCADO', totalAmount: 250.5, percent: 25.04, pension: false },
        { type: 'Ouro', fundType: null, totalAmount: 750.01, percent: 74.96, pension: false },
      ],
    });
  });

  it('reads a file too, by the option or the argument', async () => {
    const { home, portal } = device();
    const file = join(home, 'in.json');
    writeFileSync(file, '{"investments":[{"type":"PREV_CONS","totalAmount":0.1},{"type":"ACOES","totalAmount":0}]}');
    const answer = {
      total: 0.1,
      items: [{ type: 'PREV_CONS', fundType: 'PREV_CONS', totalAmount: 0.1, percent: 100, pension: true }],
    };
    expect((await portal(`rules position --file ${file}`)).json).toEqual(answer);
    expect((await portal(`rules position ${file} --json`)).json).toEqual(answer);
  });

  it('reads the JSON itself from the argument', async () => {
    const { json } = await device().portal(['rules', 'position', JSON.stringify(INPUT)]);
    expect(json).toMatchObject({ total: 1000.51 });
  });

  it.each([
    ['{"investments":[{"type":"ACOES","totalAmount":1.005}]}', 'investments.0.totalAmount'],
    ['{"investments":[{"totalAmount":1}]}', 'investments.0.type'],
    ['{}', 'investments'],
    ['[]', 'body'],
  ])('names what is wrong in %s', async (stdin, path) => {
    const { exit, error, out } = await device().portal('rules position --file - --json', { stdin });
    expect([exit, out]).toEqual([2, '']);
    expect(error).toEqual({ error: { code: 'usage', field: path, message: expect.stringContaining(path) } });
  });

  it('refuses a missing input, a missing file and a text without JSON as wrong usage', async () => {
    const { portal } = device();
    for (const words of ['rules position', 'rules position --file /nowhere', 'rules position --file -'])
      expect((await portal(words, { stdin: '{' })).exit).toBe(2);
  });
});
