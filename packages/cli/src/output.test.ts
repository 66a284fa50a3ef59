import { expect, it } from 'vitest';
import { printRefusal, refusalJson } from './output.ts';
import { callRefusal, refusalBy } from './refusal.ts';
import { facts, table } from './table.ts';

it('aligns a table without trailing spaces', () => {
  const columns = [
    { head: 'Tipo', align: 'left' },
    { head: 'Valor', align: 'right' },
  ] as const;
  expect(
    table(columns, [
      ['Ações', '1,00'],
      ['Total', '1.000,00'],
    ]),
  ).toBe(['Tipo      Valor', '─────  ────────', 'Ações      1,00', 'Total  1.000,00'].join('\n'));
  expect(table(columns, [])).toBe('Tipo  Valor\n────  ─────');
});

it('aligns facts', () => {
  expect(
    facts([
      ['Nome', 'Ana'],
      ['CPF/CNPJ', ''],
    ]),
  ).toBe('Nome      Ana\nCPF/CNPJ');
});

it('names a failure by its tag in snake case and a field by the contract', () => {
  const refusal = refusalBy(() => 'Frase')({ _tag: 'BelowMinimumHolding', field: 'bankAccountId' });
  expect(refusal).toEqual({ code: 'below_minimum_holding', message: 'Frase', field: 'bankId', exit: 1 });
});

it('has an exit code for each kind of failed call', () => {
  const codes = [
    callRefusal({ _tag: 'Refused', status: 500, code: 'ERR999', detail: 'raw' }),
    callRefusal({ _tag: 'Unreachable', cause: 'timeout' }),
    callRefusal({ _tag: 'Unreadable', path: 'investments' }),
    callRefusal({ _tag: 'NoSession', reason: 'expired' }),
    callRefusal({ _tag: 'RefreshFailed' }),
  ].map(({ code, exit }) => [code, exit]);
  expect(codes).toEqual([
    ['refused', 1],
    ['unreachable', 3],
    ['unreadable', 3],
    ['no_session', 4],
    ['refresh_failed', 3],
  ]);
});

it('tells the code for support of a request that the server failed, also one within another failure', () => {
  const failed = { _tag: 'Refused', status: 500, code: undefined, detail: '', requestId: 'ABCD2345' } as const;
  for (const refusal of [callRefusal(failed), refusalBy(() => 'Frase')({ _tag: 'OrderFailed', why: failed })]) {
    expect(refusalJson(refusal)).toMatchObject({ error: { requestId: 'ABCD2345' } });
    const lines: string[] = [];
    printRefusal({ err: (text) => lines.push(text) }, false, refusal);
    expect(lines).toEqual([`${refusal.message}\nCódigo para o atendimento: ABCD2345\n`]);
  }
});

it('distinguishes an expired session from no session', () => {
  expect(callRefusal({ _tag: 'NoSession', reason: 'expired' }).message).toBe('Sessão expirada!');
  expect(callRefusal({ _tag: 'NoSession', reason: 'none' }).message).toContain('portal login');
});
