import { describe, expect, it } from 'vitest';
import { ledgerOf, rulesOf } from './rules-ledger.ts';

const rule = (id: string, level: string) => ({ id, level, area: 'shell', doc_section: 'A §2', rule: 'It shows.' });
const test = (file: string, ...rules: string[]) => ({ file, rules, title: '', texts: () => [] });

const ledger = (level: string, file: string) => ledgerOf(rulesOf([rule('R001', level)]), [test(file, 'R001')]);

describe('a rule', () => {
  it.each([
    ['logic', 'packages/domain/src/a.test.ts'],
    ['wire', 'packages/adapters-http/src/a.test.ts'],
    ['wire', 'packages/sandbox/src/a.test.ts'],
    ['screen', 'packages/web/src/a.test.tsx'],
    ['screen', 'tests/e2e/a.spec.ts'],
  ])('of the level %s is proved by %s', (level, file) => {
    const { problems, page } = ledger(level, file);
    expect(problems).toEqual([]);
    expect(page).toContain(`| R001 | A §2 | ${level} | It shows. | [${file.split('/').at(-1)}](../${file}) |`);
  });

  it.each([
    ['wire', 'packages/domain/src/a.test.ts', 'rule ready, call missing'],
    ['screen', 'packages/domain/src/a.test.ts', 'rule ready, screen missing'],
    ['screen', 'packages/sandbox/src/a.test.ts', 'rule ready, screen missing'],
  ])('of the level %s is not proved by %s', (level, file, state) => {
    const { problems, page } = ledger(level, file);
    expect(problems).toEqual([`R001 shell lacks a proof of its ${level}: It shows.`]);
    expect(page).toContain(`**${state}**`);
  });

  it('has a level, and is in the catalogue', () => {
    expect(() => rulesOf([rule('R001', '')])).toThrow('R001');
    expect(ledgerOf(rulesOf([rule('R001', 'logic')]), [test('tests/x.test.ts', 'R001', 'R999')]).problems).toEqual([
      'R999 is no rule of the catalogue',
    ]);
  });
});

it('a ledger that read nothing is itself a problem', () => {
  expect(ledgerOf([], []).problems).toEqual(['no rule or no test was read']);
});
