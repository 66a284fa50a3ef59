import type { ObjectiveValues } from '@aroeira/domain/independence';
import { objectives } from '@aroeira/domain/independence/testing';
import { cents } from '@aroeira/domain/kernel';
import { unreachable } from '@aroeira/domain/kernel/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { press } from '../../composition/testing/press.ts';
import { keptText, saysKept } from '../../registration/drafts/testing/kept.ts';
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
    expect(screen.queryByRole('button', { name: 'Remover objetivo' })).toBeNull();
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

  it.each(['for a moment', 'until the client tries again'])(
    'is made once, also when its answer is lost and the list is away %s (decision 0228)',
    async (away) => {
      const server = objectives();
      let isAway = false;
      const create = (values: ObjectiveValues) => async () => {
        await server.create(values)();
        isAway = away !== 'for a moment';
        return E.left(unreachable);
      };
      const list = () => (isAway ? TE.left(unreachable)() : server.list());
      openPlanPages(ADD, { objectives: { ...server, create, list } });
      await fill('1000');
      await save();
      if (isAway) {
        await screen.findByRole('alert');
        isAway = false;
        await save();
      }
      await screen.findByText('Objetivo criado com sucesso!');
      expect(server.kept()).toHaveLength(1);
    },
  );

  it('is not sent if another tab added a fifth', async () => {
    const server = objectives(several(4));
    openPlanPages(ADD, { objectives: server });
    await fill('1000');
    const [, , , , fifth] = several(5);
    await server.create(fifth!)();
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe('Você já tem 5 objetivos, o máximo.');
    expect(server.kept()).toHaveLength(5);
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

  it('is there after a reload, and not in a new one, until it is removed (decision 0397)', async () => {
    const server = objectives(several(2));
    const open = (path: string) => {
      cleanup();
      openPlanPages(path, { objectives: server });
      return findField('Título');
    };
    await open(`${EDIT}?index=1`);
    await retype('Título', 'Outro');
    expect((await open(ADD)).value).toBe('');
    await retype('Título', 'Viagem');
    expect([(await open(`${EDIT}?index=0`)).value, saysKept()]).toEqual(['Objetivo 1', false]);
    expect([(await open(ADD)).value, saysKept()]).toEqual(['Viagem', true]);
    expect([(await open(`${EDIT}?index=1`)).value, saysKept()]).toEqual(['Outro', true]);
    await press('Remover objetivo');
    await press('Remover');
    await screen.findByText('Objetivo removido.');
    expect([keptText().includes('Outro'), keptText().includes('Viagem')]).toEqual([false, true]);
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

  it('asks before the client leaves with edits', async () => {
    const { navigation } = openPlanPages(`${EDIT}?index=0`, { objectives: objectives(several(1)) });
    await retype('Título', 'Outro');
    await userEvent.click(screen.getByRole('link', { name: 'Voltar' }));
    await screen.findByRole('dialog', { name: 'Deseja descartar as alterações?' });
    await press('Sim');
    await screen.findByText('1 de 5');
    expect(navigation.path()).toBe('/liberty/objectives');
  });

  it('keeps a colour that is none of the five, and shows its swatch (decision 0227)', async () => {
    const [one] = several(1);
    const server = objectives([{ ...one!, color: '#112233' }]);
    openPlanPages(`${EDIT}?index=0`, { objectives: server });
    const color = await screen.findByLabelText<HTMLSelectElement>('Cor');
    expect(color.selectedOptions[0]?.text).toBe('Outra cor');
    expect(color.closest('.tone-unknown')).not.toBeNull();
    await retype('Ano', '2033');
    await save();
    await screen.findByText('Objetivo atualizado com sucesso!');
    expect(server.kept()).toMatchObject([{ year: 2033, color: '#112233' }]);
  });

  it('shows the swatch of the chosen colour, and counts the letters of the title', async () => {
    openPlanPages(`${EDIT}?index=0`, { objectives: objectives(several(1)) });
    const color = await screen.findByLabelText<HTMLSelectElement>('Cor');
    expect(color.closest('.tone-rf')).not.toBeNull();
    await userEvent.selectOptions(color, 'Rosa');
    expect(color.closest('.tone-rose')).not.toBeNull();
    screen.getByText('10 de 25');
    await retype('Título', 'ã'.repeat(26));
    expect(field('Título').value).toBe('ã'.repeat(25));
    screen.getByText('25 de 25');
    expect(screen.getByText('O título tem no máximo 25 caracteres.').tagName).toBe('OUTPUT');
  });

  it('opens the objective that the list showed, also when another one was removed elsewhere (decision 0228)', async () => {
    const server = objectives(several(3));
    openPlanPages('/liberty/objectives', { objectives: server });
    await screen.findByText('3 de 5');
    await server.remove(1)();
    await press('Editar Objetivo 2');
    expect((await findField('Título')).value).toBe('Objetivo 2');
    await userEvent.click(screen.getByRole('link', { name: 'Voltar' }));
    await screen.findByText('2 de 5');
    await server.remove(3)();
    await press('Editar Objetivo 3');
    await screen.findByText('Objetivo não encontrado.');
  });
});

describe('the removal from the form', () => {
  it('asks, removes without a question about edits, and leads to the list', async () => {
    const server = objectives(several(2));
    const { navigation } = openPlanPages(`${EDIT}?index=1`, { objectives: server });
    await retype('Título', 'Outro');
    await press('Remover objetivo');
    await screen.findByRole('dialog', { name: 'Deseja mesmo remover o objetivo "Objetivo 2"?' });
    await press('Cancelar');
    expect([server.kept().length, field('Título').value]).toEqual([2, 'Outro']);
    await press('Remover objetivo');
    await press('Remover');
    await screen.findByText('Objetivo removido.');
    await screen.findByText('1 de 5');
    expect([navigation.path(), screen.queryByRole('dialog')]).toEqual(['/liberty/objectives', null]);
  });

  it('says that it failed, and keeps what was typed [R729]', async () => {
    const kept = objectives(several(1));
    openPlanPages(`${EDIT}?index=0`, { objectives: { ...kept, remove: () => TE.left(unreachable) } });
    await retype('Título', 'Outro');
    await press('Remover objetivo');
    await press('Remover');
    expect((await screen.findByRole('alert')).textContent).toBe('Não foi possível excluir o objetivo');
    expect(field('Título').value).toBe('Outro');
  });
});
