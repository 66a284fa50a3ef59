import { at } from '@aroeira/domain/kernel/testing';
import type { Movement } from '@aroeira/domain/movements';
import { bankAccount, fund, movement } from '@aroeira/domain/movements/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { press } from '../../composition/testing/press.ts';
import { openHistory } from './testing/open-history.ts';

// Happy DOM adds this to its window, and its types do not say so.
const { happyDOM } = window as unknown as { readonly happyDOM: { setViewport: (size: { width: number }) => void } };

const USUAL = window.innerWidth;
beforeAll(() => happyDOM.setViewport({ width: 1200 }));
afterAll(() => happyDOM.setViewport({ width: USUAL }));

/** What stands in a row of the history, cell by cell. */
const cellsOf = (row: HTMLElement) =>
  [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

const rowsOf = async (...movements: readonly Movement[]) => {
  openHistory(TE.right(movements));
  const table = await screen.findByRole('table', { name: 'Histórico de movimentações' });
  return within(table).getAllByRole('row');
};

const FUND = movement().fundName;
const TIMES = { processedAt: at('2026-11-23T10:00:00-03:00'), paymentAt: at('2026-11-25T10:00:00-03:00') };

describe('the history on a wide screen', () => {
  it('is a table with the facts of the cards, month by month, and no list beside it (decision 0359)', async () => {
    const october = movement({ id: '2', createdAt: at('2026-10-02T12:00:00-03:00'), operation: 'investment' });
    const rows = await rowsOf(movement({ ...TIMES, status: 'created', account: bankAccount() }), october);
    expect(rows.map(cellsOf)).toEqual([
      ['Fundo', 'Operação', 'Status', 'Data da solicitação', 'Data da realização', 'Data de Pagamento', 'Valor'],
      ['Novembro de 2026'],
      [
        `${FUND}Conta destino Itaú Unibanco S.A. Ag. 0348 Conta 55120-4 `,
        'Resgate parcial',
        'Realizado',
        '20/11/2026',
        '23/11/2026',
        '25/11/2026',
        'R$ 500,00',
      ],
      ['Outubro de 2026'],
      [FUND, 'Aplicação', 'Pendente', '02/10/2026', '–', '–', 'R$ 500,00'],
    ]);
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(screen.getAllByRole('columnheader')).toHaveLength(7);
  });

  it('says of a day that it is expected', async () => {
    const [, , row] = await rowsOf(movement(TIMES));
    expect(row?.textContent).toContain('Previsto para 23/11/2026');
  });

  it('leads to the page of an order, and to the data of its TED', async () => {
    await rowsOf(movement({ id: 'a/1', operation: 'investment', transfer: fund().transfer }));
    expect(screen.getByRole('link', { name: FUND }).getAttribute('href')).toBe('/movements/last-movements/a%2F1');
    await press('Dados para o TED');
    expect(await screen.findByRole('dialog', { name: 'Dados para o TED' })).toBeTruthy();
  });

  it('shows what the filter shows, twenty rows and more when they are wanted', async () => {
    const other = movement({ id: 'other', fundName: 'Aroeira Global' });
    await rowsOf(other, ...Array.from({ length: 30 }, (_, i) => movement({ id: String(i) })));
    expect(screen.getAllByRole('rowheader')).toHaveLength(21);
    await press('Mostrar mais');
    expect(screen.getAllByRole('rowheader')).toHaveLength(32);
    await userEvent.selectOptions(screen.getByLabelText('Fundo'), 'Aroeira Global');
    expect(screen.getAllByRole('link', { name: 'Aroeira Global' })).toHaveLength(1);
    expect(screen.queryByRole('link', { name: FUND })).toBeNull();
  });
});
