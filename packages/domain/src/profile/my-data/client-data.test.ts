import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { at, unreachable } from '../../kernel/testing/index.ts';
import { clientData } from '../testing/index.ts';
import { clientDataCsv, clientDataFileName, clientDataFiles } from './client-data-files.ts';
import { makeLoadClientData } from './load-client-data.use-case.ts';
import { HELD_BY_LAW, KEPT_DATA } from './kept-data.ts';
import { copyFailureMessage } from './my-data.messages.ts';

describe('the copy of a client’s data', () => {
  it('has one JSON file with everything, and a spreadsheet for each table with a record', () => {
    const files = clientDataFiles(clientData());
    expect(files.map(({ name }) => name)).toEqual(['dados.json', 'cadastro.csv', 'posicao.csv']);
    const [json, , position] = files;
    expect(JSON.parse(json?.text ?? '')).toMatchObject({
      exportedAt: '2026-11-20T18:00:00.000Z',
      tables: [{ title: 'Cadastro' }, { title: 'Posição' }, { title: 'Objetivos', records: [] }],
    });
    expect(position?.text).toBe("\uFEFFFundo;Valor bruto (R$)\r\n'=1+1;1234,50");
  });

  it('is one spreadsheet with all tables for a program', () => {
    expect(clientDataCsv(clientData())).toBe(
      "\uFEFFCadastro\r\nNome;Data de nascimento\r\nAna Souza;01/05/1988\r\n\r\nPosição\r\nFundo;Valor bruto (R$)\r\n'=1+1;1234,50",
    );
  });

  it('writes every value as a Brazilian spreadsheet reads it', () => {
    const record = {
      a: null,
      b: 0.1,
      c: 1234567,
      d: [1, 2],
      e: { x: 'y' },
      f: '2026-11-21T02:59:00.000Z',
      g: '2026-02-31',
    };
    const [, file] = clientDataFiles(clientData({ tables: [{ key: 'k', title: 'Três  Casos', records: [record] }] }));
    expect(file?.name).toBe('tres-casos.csv');
    expect(file?.text.split('\r\n')[1]).toBe(';0,10;1234567;1, 2;"{""x"":""y""}";20/11/2026 às 23:59;2026-02-31');
  });

  it('is named by its day in São Paulo', () => {
    expect(clientDataFileName(clientData({ exportedAt: at('2026-11-21T02:59:00Z') }), 'zip')).toBe(
      'meus-dados-2026-11-20.zip',
    );
  });

  it('that the server refuses for today says so', async () => {
    const many = await makeLoadClientData({
      of: () => TE.left({ _tag: 'Refused', status: 429, code: undefined, detail: '' }),
    })(7)();
    const none = await makeLoadClientData({ of: () => TE.left(unreachable) })(7)();
    const say = (failure: Parameters<typeof copyFailureMessage>[0]) => copyFailureMessage(failure, () => 'Sem conexão');
    expect([E.mapLeft(say)(many), E.mapLeft(say)(none)]).toEqual([
      E.left('Você já baixou os seus dados muitas vezes hoje. Tente novamente amanhã.'),
      E.left('Sem conexão'),
    ]);
  });
});

it('tells of each category what is kept, for what, why and how long, and what the law holds', () => {
  for (const { what, purpose, basis, retention } of KEPT_DATA) {
    for (const text of [what, purpose, retention]) expect(text).toMatch(/\.$/);
    expect(basis).toContain('LGPD, art. 7º');
  }
  expect(HELD_BY_LAW.map(({ key }) => key)).toEqual(['registration', 'investments', 'profile', 'access', 'rights']);
});
