import { objectives } from '@aroeira/domain/independence/testing';
import { cents } from '@aroeira/domain/kernel';
import { unreachable } from '@aroeira/domain/kernel/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { press } from '../../composition/testing/press.ts';
import { field, findField, openPlanPages, retype, RICH, several } from '../testing/plan-pages.tsx';

const ADD = '/liberty/objectives/add';
const EDIT = '/liberty/objectives/edit';

const fill = async (value: string, year = '2035') => {
  await retype('Título', 'Casa na praia');
  await retype('Valor', value);
  await retype('Ano', year);
};
const save = () => press('Salvar objetivo');

describe('a new objective', () => {
  it('is saved with the first of five colours, or another one [R718] [R719] [R731]', async () => {
    const server = objectives();
    const { navigation } = openPlanPages(ADD, { objectives: server });
    const color = await screen.findByLabelText<HTMLSelectElement>('Cor');
    expect([...color.options].filter(({ hidden }) => !hidden).map(({ text }) => text)).toEqual([
      'Verde',
      'Azul',
      'Rosa',
      'Dourado',
      'Roxo',
    ]);
    expect(color.selectedOptions[0]?.text).toBe('Verde');
    await fill('100000');
    await userEvent.selectOptions(color, 'Roxo');
    await save();
    await screen.findByText('Objetivo criado com sucesso!');
    expect(server.kept()).toEqual([
      { id: 1, title: 'Casa na praia', amount: cents(100_000_00), year: 2035, color: '#432449' },
    ]);
    expect(navigation.path()).toBe('/liberty/objectives');
  });

  it('comes before the year of retirement [R715]', async () => {
    const server = objectives();
    openPlanPages(ADD, { saved: RICH, objectives: server });
    await fill('1000', '2044');
    await save();
    await screen.findByText(/Deve ser menor que o ano de aposentadoria \(2044\)/);
    await retype('Ano', '2026');
    await save();
    await screen.findByText(/Deve ser maior que o ano atual/);
    expect(server.kept()).toEqual([]);
  });

  it('is no sixth one: its page leads to the list', async () => {
    const { navigation } = openPlanPages(ADD, { objectives: objectives(several(5)) });
    await screen.findByText('5 de 5');
    expect(navigation.path()).toBe('/liberty/objectives');
  });

  it('that breaks the plan is not sent, and the client can make it smaller [R690]', async () => {
    const server = objectives();
    openPlanPages(ADD, { saved: RICH, objectives: server });
    await fill('9000000');
    await save();
    await screen.findByRole('alertdialog', { name: 'Reveja o seu plano' });
    screen.getByText(/^A linha Real chega a zero em 2035, aos \d\d anos\.$/);
    await press('Rever os valores');
    expect([server.asked.filter((call) => call !== 'list'), field('Valor').value]).toEqual([[], 'R$ 9.000.000']);
    await retype('Valor', '10000');
    await save();
    await screen.findByText('Objetivo criado com sucesso!');
  });

  it('keeps what was typed when the save fails [R730]', async () => {
    openPlanPages(ADD, { objectives: { ...objectives(), create: () => TE.left(unreachable) } });
    await fill('1000');
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Erro ao salvar objetivo. Por favor tente novamente mais tarde!',
    );
    expect(field('Título').value).toBe('Casa na praia');
  });
});

describe('the change of an objective', () => {
  it('takes the index of the address, and starts with the objective [R722]', async () => {
    const server = objectives(several(2));
    openPlanPages(`${EDIT}?index=0`, { objectives: server });
    expect((await findField('Título')).value).toBe('Objetivo 1');
    expect([field('Valor').value, field('Ano').value]).toEqual(['R$ 10.000', '2030']);
    await retype('Ano', '2033');
    await save();
    await screen.findByText('Objetivo atualizado com sucesso!');
    expect(server.asked).toContain('update 1');
    expect(server.kept()).toContainEqual(expect.objectContaining({ id: 1, year: 2033 }));
  });

  it('needs an index [R723]', async () => {
    for (const path of [EDIT, `${EDIT}?index=um`]) {
      const { navigation } = openPlanPages(path, { objectives: objectives(several(1)) });
      expect((await screen.findAllByText('Índice do objetivo não encontrado.')).length).toBeGreaterThan(0);
      expect(navigation.path()).toBe(EDIT);
    }
  });

  it('needs an objective at the index, and leads back to the list [R724]', async () => {
    const { navigation } = openPlanPages(`${EDIT}?index=2`, { objectives: objectives(several(2)) });
    await screen.findByText('Objetivo não encontrado.');
    await userEvent.click(screen.getByRole('link', { name: 'Ver os objetivos' }));
    await screen.findByText('2 de 5');
    expect(navigation.path()).toBe('/liberty/objectives');
  });

  it('says that the objectives did not load [R728]', async () => {
    openPlanPages(`${EDIT}?index=0`, { objectives: objectives([], unreachable) });
    await screen.findByText('Não foi possível carregar os objetivos');
    await press('Tentar novamente');
    await screen.findByText('Não foi possível carregar os objetivos');
  });

  it('asks before the client leaves with edits', async () => {
    const { navigation } = openPlanPages(`${EDIT}?index=0`, { objectives: objectives(several(1)) });
    await retype('Título', 'Outro');
    await userEvent.click(screen.getByRole('link', { name: 'Voltar' }));
    await screen.findByRole('dialog', { name: 'Deseja descartar as alterações?' });
    await press('Sim');
    await screen.findByText('1 de 5');
    expect(navigation.path()).toBe('/liberty/objectives');
  });
});
