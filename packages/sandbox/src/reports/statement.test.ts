import { FormatRegistry, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { beforeAll, describe, expect, it } from 'vitest';
import { Movement } from '../movements/movements.schemas.ts';
import { personaOf } from '../personas/personas.seed.ts';
import { Graph, Position } from '../position/position.schemas.ts';
import { headersOf } from '../testing/calls.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { dayOfSaoPaulo, daysBefore } from '../time/sao-paulo-days.ts';
import { amount, percent } from './statement-words.ts';

const { client, fetch, setClock } = sandboxOfFile();

/** The history of the seed ends on the real day, so the tests of its figures take the real day. */
const TODAY = dayOfSaoPaulo(new Date());
const LAST_MONTH = daysBefore(`${TODAY.slice(0, 7)}-01`, 1);
beforeAll(() => setClock(`${TODAY}T15:00:00Z`));

// The calls answer days and moments. These tests compare what they say.
for (const format of ['date', 'date-time']) FormatRegistry.Set(format, (text) => !Number.isNaN(Date.parse(text)));

const inBrazil = (day: string) => day.split('-').reverse().join('/');

/** The statement of a persona, as a viewer reads it. */
const read = async (key: string, period: string) => {
  const { token } = await client(key);
  const path = `/api/investorPosition/downloadInvestToolsPDF/binary?period=${period}`;
  const answer = await fetch(`http://sandbox.test${path}`, { headers: headersOf(token) });
  const found = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  return { ...found, text: found.pages.join('\n').replaceAll(/\s+/g, ' ') };
};

/** Statements by persona and period. They do not change in this file. */
const seen = new Map<string, ReturnType<typeof read>>();
const statementOf = (key: string, period: string): ReturnType<typeof read> => {
  const found = seen.get(`${key} ${period}`) ?? read(key, period);
  seen.set(`${key} ${period}`, found);
  return found;
};

describe('the figures of a statement are those of the calls of the same client', () => {
  it('its position, to the cent', async () => {
    const ana = await client('ana');
    const { body } = await ana.to('GET /api/investorPosition?document=:document');
    const { investments } = Value.Parse(Position, body);
    const { text } = await statementOf('ana', 'today');
    expect(investments).toHaveLength(6);
    for (const { totalAmount } of investments) expect(text).toContain(amount(Math.round(totalAmount * 100)));
    const types = /Tipo de fundo Valor bruto em R\$ Participação (.*?) Total 1\.284\.530,27 100,00%/.exec(text)?.[1];
    expect(types).toBe(
      'Renda Fixa 468.912,45 36,50% Multimercado 251.380,10 19,57% Ações 187.204,66 14,57% ' +
        'Internacional 149.877,31 11,67% Prev Balanc 138.415,20 10,78% Prev Cons 88.740,55 6,91%',
    );
    expect(text).toContain('Aroeira Global Equities Hedge FIC FIA Investimento no Exterior Internacional 149.877,31');
  });

  it('its movements: all of the period, and no other', async () => {
    const wagner = await client('wagner');
    const list = Value.Parse(Type.Array(Movement), (await wagner.to('GET /api/investments/list/:id')).body);
    const isThisYear = (moment: string) => dayOfSaoPaulo(new Date(moment)).slice(0, 4) === TODAY.slice(0, 4);
    const rowOf = ({ created_at, value }: (typeof list)[number]) =>
      `${inBrazil(dayOfSaoPaulo(new Date(created_at)))} ${amount(Math.round(value * 100))}`;
    const { text } = await statementOf('wagner', 'this-year');
    const section = /Movimentos do período (.*?) Rentabilidade da carteira/.exec(text)?.[1] ?? '';
    const rows = section.matchAll(
      /(\d\d\/\d\d\/\d{4}) (?:Aplicação|Resgate parcial|Resgate total) .*? (?:Pendente|Realizado|Cancelado) ([\d.]+,\d\d)/g,
    );
    expect([...rows].map(([, day, value]) => `${day} ${value}`)).toEqual(
      list.filter(({ created_at }) => isThisYear(created_at)).map(rowOf),
    );
  });

  it.each(['ana', 'wagner'])('every point of the graph of %s', async (key) => {
    const persona = await client(key);
    const { body } = await persona.to('GET /api/rentability/graph/v5/nao_previdencia/12m/:document');
    const { graph, total } = Value.Parse(Graph, body);
    const { text, tags } = await statementOf(key, 'today');
    const rows = text.matchAll(/(\d\d\/\d\d\/\d{4}) (-?\d+,\d\d%) (-?\d+,\d\d%)/g);
    expect([...rows].map(([row]) => row)).toEqual(
      graph.map(({ data, rentabilidade, ipca }) => `${inBrazil(data)} ${percent(rentabilidade)} ${percent(ipca)}`),
    );
    const alt = tags.find(({ role }) => role === 'Figure')?.alt;
    expect(alt).toContain(`carteira ${percent(total.rentability)}, IPCA ${percent(total.ipca)}`);
  });

  it('the yield until the last day of a closed month', async () => {
    const { text } = await statementOf('ana', LAST_MONTH);
    const days = [...text.matchAll(/(\d\d\/\d\d\/\d{4}) -?\d+,\d\d% /g)].map(([, day]) => day);
    expect([days.length, days.at(-1)]).toEqual([12, inBrazil(LAST_MONTH)]);
  });
});

describe('a statement', () => {
  it('is tagged, in Portuguese, with a title and bookmarks', async () => {
    const { title, lang, tags, bookmarks, pages } = await statementOf('ana', LAST_MONTH);
    expect([title, lang]).toEqual(['Extrato de investimentos', 'pt-BR']);
    expect(bookmarks).toEqual([
      'Posição por tipo de fundo',
      'Posição por fundo',
      'Movimentos do período',
      'Rentabilidade da carteira',
      'Informações importantes',
    ]);
    expect(new Set(tags.map(({ role }) => role))).toEqual(
      new Set(['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'Figure']),
    );
    for (const [index, page] of pages.entries())
      expect(page).toContain(`Página ${String(index + 1)} de ${String(pages.length)}`);
  });

  it('says who, when, and the position of its own last day', async () => {
    const { pages, text } = await statementOf('ana', LAST_MONTH);
    const cover = pages[0]?.replaceAll(/\s+/g, ' ');
    expect(cover).toMatch(new RegExp(`Posição bruta em ${inBrazil(LAST_MONTH)} R\\$ [\\d.]+,\\d\\d Cliente`));
    expect(cover).toContain('Cliente Ana Beatriz Monteiro CPF ***.872.530-** Perfil de investidor Moderado');
    expect(cover).toContain(`01/${inBrazil(LAST_MONTH).slice(3)} a ${inBrazil(LAST_MONTH)}`);
    expect(text).toContain(`A posição é a do dia ${inBrazil(LAST_MONTH)}: a posição de ${inBrazil(TODAY)} sem`);
    const { pages: now, text: ofToday } = await statementOf('ana', 'today');
    expect(now[0]?.replaceAll(/\s+/g, ' ')).toContain(`Posição bruta em ${inBrazil(TODAY)} R$ 1.284.530,27`);
    expect(ofToday).toContain(`A posição é a do dia ${inBrazil(TODAY)}.`);
    expect((await statementOf('vertice', 'today')).text).toContain('CNPJ **.067.401/0001-**');
  });

  it('has the brand and the number of each page, and totals that are the sums of their rows', async () => {
    for (const period of ['today', LAST_MONTH]) {
      const { pages, text } = await statementOf('ana', period);
      for (const page of pages) expect(page).toContain('Aroeira');
      const headline = /Posição bruta em [\d/]+ R\$ ([\d.,]+)/.exec(text)?.[1];
      const rows = /Participação (.*?) Total ([\d.,]+) 100,00%/.exec(text);
      const centsOf = (figure: string) => Number(figure.replaceAll(/\D/g, ''));
      const sum = [...(rows?.[1] ?? '').matchAll(/ ([\d.]+,\d\d) \d+,\d\d%/g)]
        .map(([, figure = '']) => centsOf(figure))
        .reduce((all, cents) => all + cents, 0);
      expect(rows?.[2]).toBe(headline);
      expect(sum).toBe(centsOf(headline ?? ''));
    }
  });

  it('of an ordinary account has no page that a heading left nearly empty: three, where it had five', async () => {
    expect((await statementOf('ana', LAST_MONTH)).pages).toHaveLength(3);
  });

  it('has more than 15 pages for the heavy account, and fewer for an ordinary one', async () => {
    expect((await statementOf('wagner', LAST_MONTH)).pages.length).toBeGreaterThan(15);
    expect((await statementOf('wagner', 'today')).pages.length).toBeGreaterThan(15);
    expect((await statementOf('ana', LAST_MONTH)).pages.length).toBeLessThan(15);
    expect((await statementOf('ana', 'this-year')).pages.length).toBeLessThan(15);
  });

  it('of a client of the pension alone shows the yield of the pension', async () => {
    const { bookmarks } = await statementOf('joao', LAST_MONTH);
    expect(bookmarks).toContain('Rentabilidade da previdência');
    expect(bookmarks).not.toContain('Rentabilidade da carteira');
  });

  it('says that there are no movements', async () => {
    expect((await statementOf('ana', 'today')).text).toContain('Não há movimentos neste período.');
  });

  it('never holds the data of another client', async () => {
    const { text } = await statementOf('karen', 'this-year');
    expect(text).toContain('Karen Oliveira Stein');
    for (const other of ['ana', 'wagner', 'vertice']) expect(text).not.toContain(personaOf(other).name);
  });
});
