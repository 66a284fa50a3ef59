import { describe, expect, it } from 'vitest';
import { testSandbox } from '../testing/sandbox.ts';

const { signedIn } = testSandbox();

interface PositionJson {
  readonly total: number;
  readonly items: readonly Readonly<Record<string, unknown>>[];
}
const isPosition = (json: unknown): json is PositionJson =>
  typeof json === 'object' && json !== null && 'total' in json && 'items' in json;

describe('position', () => {
  it('prints what the contract says, to the cent', async () => {
    const { exit, json, err } = await (await signedIn('ana')).portal('position --json');
    if (!isPosition(json)) throw new Error(JSON.stringify(json));
    expect([exit, err]).toEqual([0, '']);
    expect(Object.keys(json)).toEqual(['total', 'items']);
    expect(json.items).toHaveLength(6);
    for (const item of json.items)
      expect(Object.keys(item)).toEqual(['type', 'fundType', 'totalAmount', 'percent', 'pension']);
    expect(json.items.filter(({ pension }) => pension)).toHaveLength(2);
    const cents = json.items.reduce((all, { totalAmount }) => all + Math.round(Number(totalAmount) * 100), 0);
    expect(cents).toBe(Math.round(json.total * 100));
  });

  it('prints a table of pt-BR money for people', async () => {
    const { out } = await (await signedIn('ana')).portal('position');
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(9);
    expect(lines[2]).toMatch(/^Renda Fixa +R\$\u00a0[\d.]+,\d\d +\d+,\d\d%$/);
    expect(lines[8]).toMatch(/^Total .*100,00%$/);
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  });
});
