import type { CallFailure, FileContent } from '@aroeira/domain/kernel';
import { ANA, keptLog, unreachable } from '@aroeira/domain/kernel/testing';
import { positions, yieldHistories, yieldPoint, YIELDS } from '@aroeira/domain/position/testing';
import type { YieldHistory } from '@aroeira/domain/position';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../../access/testing/signed-in.ts';
import { openApp } from '../../composition/testing/open-app.tsx';
import { press } from '../../composition/testing/press.ts';
import { ROUTES } from '../../app/routes.ts';
import { SHELL } from '../../shell/shell.tokens.ts';
import { POSITION } from '../position.tokens.ts';

const history = (portfolio: number): YieldHistory => ({
  points: [yieldPoint('2026-10-20', 1, 0.4), yieldPoint('2026-11-20', portfolio, 0.9)],
  total: { portfolio, ipca: 0.9 },
});
const NOTHING: YieldHistory = { points: [], total: { portfolio: 0, ipca: 0 } };
const SENTENCE =
  'No período até 20/11/2026, sua carteira rendeu 2,50% e a inflação foi de 0,90%. Você ganhou 1,59% acima do IPCA.';

/** Ana on her dashboard. Only the server, the log and the browser's downloads are fakes. */
const onDashboard = (...answers: readonly TE.TaskEither<CallFailure, YieldHistory>[]) => {
  const [server, log] = [yieldHistories(...answers), keptLog()];
  const kept: (readonly [string, FileContent])[] = [];
  const memory = signedIn();
  const app = openApp('/dashboard', {
    memory,
    positions: positions(),
    routes: ROUTES,
    also: (put) => {
      put(POSITION.YieldHistories, server);
      put(POSITION.Log, log);
      put(SHELL.KeepFile, (file, name) => void kept.push([name, file]));
    },
  });
  // The card stands below the investments, which come two seconds after the position.
  void screen.findByText('Tudo pronto!').then(() => app.pass(2000));
  return { ...app, memory, server, log, kept };
};

const card = async () => within(await screen.findByRole('region', { name: 'Rentabilidade' }));
const choose = async (period: string) => userEvent.click((await card()).getByRole('radio', { name: period }));
const words = async () => (await card()).queryByText(/^No período até /)?.textContent;
const readout = async () => (await card()).getByRole('status').textContent;
const cells = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent);

describe('the yield on the dashboard', () => {
  it('has two lines, portfolio and IPCA, and says the total of each in a sentence [R494]', async () => {
    onDashboard();
    await waitFor(async () => expect(await words()).toBe(SENTENCE));
    const names = (await card()).getAllByText(/^(Carteira|IPCA)/).map(({ textContent }) => textContent.trim());
    expect(names).toEqual(['Carteira', 'IPCA', 'Carteira 2,50%', 'IPCA 0,90%']);
    expect((await card()).getByRole('figure')).toBeTruthy();
  });

  it('has a tab for each period, max first, and asks for it once [R495] [R496] [R498]', async () => {
    const { server } = onDashboard();
    await waitFor(async () => expect(await words()).toBe(SENTENCE));
    const tabs = (await card()).getAllByRole<HTMLInputElement>('radio');
    expect(tabs.map((tab) => tab.labels?.[0]?.textContent).slice(0, 4)).toEqual(['Máx', '12m', '6m', '1m']);
    expect(tabs.map(({ checked }) => checked)).toEqual([true, false, false, false, false]);
    for (const period of ['12m', '6m', '1m', 'Máx', '12m']) await choose(period);
    expect(server.asked.map(([document, period]) => `${document} ${period}`)).toEqual(
      ['max', '12m', '6m', '1m'].map((period) => `${ANA} ${period}`),
    );
  });

  it('stands beside the amounts for the year, once they are shown, and is asked for then (decision 0379)', async () => {
    const { server } = onDashboard(TE.right(YIELDS), TE.right(history(9.46)));
    await waitFor(async () => expect(await words()).toBe(SENTENCE));
    expect([screen.queryByText(/^No ano/), server.asked]).toMatchObject([null, { length: 1 }]);
    await press('Mostrar posição');
    expect((await screen.findByText(/^No ano/)).textContent).toBe('No ano, sem previdência +9,46%');
    await press('Ocultar posição');
    expect([screen.queryByText(/^No ano/), server.asked]).toMatchObject([null, { length: 2 }]);
  });

  it('drops an answer that comes after another period was chosen', async () => {
    let answer: () => void = () => undefined;
    const slow = TE.fromTask(() => new Promise<YieldHistory>((tell) => (answer = () => tell(history(77)))));
    onDashboard(TE.right(YIELDS), slow, TE.right(history(6)));
    await waitFor(async () => expect(await words()).toBe(SENTENCE));
    await choose('12m');
    expect(await words()).toBeUndefined();
    await choose('6m');
    await act(async () => answer());
    expect(await words()).toContain('sua carteira rendeu 6,00%');
  });

  it('says that a period has no information [R501]', async () => {
    const { log } = onDashboard(TE.right(NOTHING));
    expect(await screen.findByText('Não há informações no período selecionado.')).toBeTruthy();
    expect(log.failures).toEqual([]);
  });

  it('only logs a failed load: no alert is shown, and another press asks again (decision 0141) [R502]', async () => {
    const failed = TE.left(unreachable);
    const { log, server } = onDashboard(failed, TE.right(NOTHING), failed, TE.right(YIELDS));
    expect(await screen.findByText('Não foi possível carregar a rentabilidade')).toBeTruthy();
    expect(log.failures).toEqual([['load the yield of max', unreachable]]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Não há informações no período selecionado.')).toBeNull();
    await choose('12m');
    await choose('Máx');
    await press('Tentar novamente');
    await waitFor(async () => expect(await words()).toBe(SENTENCE));
    expect(server.asked.map(([, period]) => period)).toEqual(['max', '12m', 'max', 'max']);
  });
});

describe('the read-out', () => {
  it('says day and both values, and moves by the buttons and the slider', async () => {
    onDashboard();
    await waitFor(async () => expect(await readout()).toBe('20/11/2026Carteira 2,50%IPCA 0,90%'));
    await press('Próximo dia');
    expect(await readout()).toContain('20/11/2026');
    await press('Dia anterior');
    expect(await readout()).toBe('20/10/2026Carteira 1,00%IPCA 0,40%');
    const slider = (await card()).getByRole('slider', { name: 'Dia' });
    expect(slider.getAttribute('aria-valuetext')).toBe('20/10/2026: Carteira 1,00%, IPCA 0,40%');
    fireEvent.change(slider, { target: { value: '1' } });
    expect(await readout()).toContain('20/11/2026');
  });

  it('stands on the last day again with another period', async () => {
    onDashboard(TE.right(YIELDS), TE.right(history(5)));
    await waitFor(async () => expect(await readout()).toContain('2,50%'));
    await press('Dia anterior');
    await choose('12m');
    await waitFor(async () => expect(await readout()).toBe('20/11/2026Carteira 5,00%IPCA 0,90%'));
  });

  it('begins a single point at 0 one month before, which the table does not have [R499]', async () => {
    onDashboard(TE.right({ points: [yieldPoint('2026-11-20', 1.25, 0.4)], total: { portfolio: 1.25, ipca: 0.4 } }));
    await waitFor(async () => expect(await words()).toContain('até 20/11/2026, sua carteira rendeu 1,25%'));
    await press('Dia anterior');
    expect(await readout()).toBe('20/10/2026Carteira 0,00%IPCA 0,00%');
    await press('Ver em tabela');
    expect((await card()).getAllByRole('row').slice(1).map(cells)).toEqual([['20/11/2026', '1,25%', '0,40%']]);
  });
});

describe('the same figures', () => {
  it('are a table behind a button, the newest first', async () => {
    onDashboard();
    await waitFor(async () => expect(await words()).toBe(SENTENCE));
    expect((await card()).queryByRole('table')).toBeNull();
    await press('Ver em tabela');
    expect((await card()).getAllByRole('row').map(cells)).toEqual([
      ['Data', 'Carteira', 'IPCA'],
      ['20/11/2026', '2,50%', '0,90%'],
      ['20/10/2026', '1,00%', '0,40%'],
    ]);
    await press('Ver em tabela');
    expect((await card()).queryByRole('table')).toBeNull();
  });

  it('are a spreadsheet of the chosen period', async () => {
    const { kept } = onDashboard();
    await waitFor(async () => expect(await words()).toBe(SENTENCE));
    await choose('6m');
    await press('Baixar CSV');
    expect(kept.map(([name, { contentType, bytes }]) => [name, contentType, new TextDecoder().decode(bytes)])).toEqual([
      [
        'rentabilidade-6m.csv',
        'text/csv;charset=utf-8',
        'Data;Carteira (%);IPCA (%)\r\n20/10/2026;1,00;0,40\r\n20/11/2026;2,50;0,90',
      ],
    ]);
  });
});
