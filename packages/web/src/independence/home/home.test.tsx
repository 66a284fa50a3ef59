import { goals, objective } from '@aroeira/domain/independence/testing';
import { chancesOf } from '@aroeira/domain/independence';
import { cents, type FileContent } from '@aroeira/domain/kernel';
import { unreachable } from '@aroeira/domain/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { press } from '../../composition/testing/press.ts';
import { openPlan } from '../testing/open-plan.ts';

/** Born in 1984: the client is 42. The plan holds. */
const HELD = goals({ currentReserve: cents(1_000_000_00), inheritance: cents(100_000_00) });

const cells = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent?.replaceAll('\u00a0', ' '));
/** How the ways to goals and objectives look. */
const looks = () => ['Metas', 'Objetivos'].map((name) => screen.getByRole('link', { name }).className);
const chart = async () => within(await screen.findByRole('region', { name: 'Linha da Vida Financeira' }));

describe('/liberty-home', () => {
  it('shows income, reserve, savings and how much to save [R680]', async () => {
    openPlan({ goals: HELD });
    const terms = await screen.findAllByRole('term');
    const amounts = screen.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(terms.map(({ textContent }, at) => [textContent, amounts[at]])).toEqual([
      ['Renda mensal na aposentadoria', 'R$ 5.000,00'],
      ['Reserva necessária aos 60 anos', expect.stringMatching(/^R\$ 7\d\d\.\d{3},\d\d$/)],
      ['Poupança mensal atual', 'R$ 1.000,00'],
      ['Quanto poupar por mês', 'R$ 0,00'],
    ]);
  });

  it('has buttons that lead to goals and objectives [R679]', async () => {
    openPlan({ goals: HELD });
    const ways = within(await screen.findByRole('navigation', { name: 'Plano' }));
    expect(ways.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Metas', '/liberty/goals'],
      ['Objetivos', '/liberty/objectives'],
    ]);
    expect(looks()).toEqual(['button is-secondary', 'button']);
  });

  it('draws Linha da Vida Financeira with the series Real and Ideal, in words too [R682]', async () => {
    openPlan({ goals: HELD });
    expect((await chart()).getByRole('figure')).toBeTruthy();
    const legend = (await chart()).getAllByText(/^(Real|Ideal)/).map(({ textContent }) => textContent?.trim());
    expect(legend.slice(0, 2)).toEqual(['Real', 'Ideal']);
    expect((await chart()).getByText(/^Com a poupança de hoje, você chega aos 60 anos com R\$/)).toBeTruthy();
  });

  it('has the same figures as a table, by ages or by years, and as a spreadsheet', async () => {
    const { kept } = openPlan({ goals: HELD });
    await press('Ver em tabela');
    const rows = () => screen.getAllByRole('row').map(cells);
    expect(rows()[0]).toEqual(['Idade', 'Real', 'Ideal']);
    expect(rows()[1]).toEqual(['42 anos', 'R$ 1.000.000', 'R$ 1.000.000']);
    expect(rows()).toHaveLength(1 + 39);
    await userEvent.click(screen.getByRole('radio', { name: 'Anos' }));
    await waitFor(() => expect(rows()[0]?.[0]).toBe('Ano'));
    expect(rows()[1]?.[0]).toBe('2026');
    await press('Baixar CSV');
    expect(kept.map(([name]) => name)).toEqual(['liberdade-financeira-2026.csv']);
    expect(textOf(kept[0]?.[1])).toContain('Idade;Ano;Real (R$);Ideal (R$)\r\n42;2026;1000000,00;1000000,00');
  });

  it('reads out an age, from the retirement on, in money without cents [R504]', async () => {
    openPlan({ goals: HELD });
    const readout = (await chart()).getByRole('status');
    expect(readout.textContent).toMatch(/^60 anos/);
    expect(readout.textContent).toMatch(/R\$\s[\d.]+/);
    expect(readout.textContent).not.toContain(',');
    await press('Próxima idade');
    expect(readout.textContent).toMatch(/^61 anos/);
  });

  it('lists the objectives, and says how many there may be', async () => {
    openPlan({ goals: HELD, kept: [objective({ amount: cents(20_000_00) })] });
    const list = within(await screen.findByRole('region', { name: 'Objetivos' }));
    expect(list.getByText('1 de 5')).toBeTruthy();
    expect(list.getByRole('listitem').textContent).toBe('Casa na praia2034, Outra corR$\u00a020.000,00');
  });

  it('says that a saved plan is impossible', async () => {
    openPlan({ goals: goals() });
    expect(await screen.findByText(/^Os valores informados não são compatíveis/)).toBeTruthy();
    expect(screen.getByText(/o dinheiro acaba aos \d\d anos, antes dos 80/)).toBeTruthy();
  });

  it('leads a client without a plan to the goals', async () => {
    openPlan({ goals: undefined });
    expect(await screen.findByText('Você ainda não registrou suas metas.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Você ainda não registrou suas metas.');
    expect(screen.getByRole('link', { name: 'Metas' }).getAttribute('href')).toBe('/liberty/goals');
    expect(looks()).toEqual(['button', 'button is-secondary']);
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('says why a plan has no lines', async () => {
    openPlan({ goals: goals(), birth: undefined });
    expect((await screen.findByRole('alert')).textContent).toContain('data de nascimento');
  });

  it('says which age to review when the retirement age has passed', async () => {
    openPlan({ goals: { ...HELD, retirementAge: 41 } });
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Reveja a idade de aposentadoria. Não pode ser menor que a idade atual',
    );
    expect(screen.getByRole('link', { name: 'Metas' }).getAttribute('href')).toBe('/liberty/goals');
  });

  it('loads again after a failure', async () => {
    let isOnline = false;
    openPlan({ goals: HELD, load: (saved) => (isOnline ? saved : TE.left(unreachable)) });
    expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível carregar o seu plano');
    isOnline = true;
    await press('Tentar novamente');
    expect(await screen.findAllByRole('term')).toHaveLength(4);
  });
});

describe('how sure the plan is', () => {
  const ask = async () => press('Simular 1.000 vezes');

  it('is told on request: chance in words, band, formula and limits (decision Q171)', async () => {
    const { simulated } = openPlan({ goals: HELD });
    await screen.findByRole('button', { name: 'Simular 1.000 vezes' });
    expect(simulated).toEqual([]);
    await ask();
    expect(
      await screen.findByText(/^O dinheiro dura até os 80 anos e deixa a herança em \d+ de cada 100 simulações\.$/),
    ).toBeTruthy();
    expect(simulated).toMatchObject([{ volatility: 0.04, paths: 1000 }]);
    expect((await chart()).getAllByText('8 em cada 10 simulações')).toBeTruthy();
    expect((await chart()).getByRole('status').textContent).toMatch(
      /8 em cada 10 simulações R\$\s[\d.]+ a\sR\$\s[\d.]+$/,
    );
    expect(screen.getByText(/É uma simulação, e não uma promessa/)).toBeTruthy();
    await press('Como calculamos');
    expect(screen.getByText(/exp\(s × z − s² ÷ 2\)/)).toBeTruthy();
    expect(screen.getByText(/^Limites:/)).toBeTruthy();
    await press('Ver em tabela');
    expect(cells(screen.getAllByRole('row')[0] ?? document.body)).toEqual([
      'Idade',
      'Real',
      'Ideal',
      'Mínimo da faixa',
      'Máximo da faixa',
    ]);
  });

  it('is what the command line prints for the same plan and profile', async () => {
    const { simulated } = openPlan({ goals: HELD });
    await ask();
    const [said] = await screen.findAllByText(/de cada 100 simulações\.$/);
    const [asked] = simulated;
    const found = asked && chancesOf(asked.plan, asked);
    const held = found?._tag === 'Right' ? Math.floor(found.right.held / 10) : -1;
    expect(said?.textContent).toContain(` em ${held} de cada 100`);
  });

  it('says that it failed, and tries again', async () => {
    let isLost = true;
    openPlan({ goals: HELD, isLost: () => isLost });
    await ask();
    expect((await screen.findByRole('alert')).textContent).toBe('Não foi possível simular o plano agora.');
    isLost = false;
    await press('Tentar novamente');
    expect(await screen.findByText(/de cada 100 simulações\.$/)).toBeTruthy();
  });
});

const textOf = (file: FileContent | undefined): string => new TextDecoder().decode(file?.bytes);
