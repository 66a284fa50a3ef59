import { objectives } from '@aroeira/domain/independence/testing';
import { unreachable } from '@aroeira/domain/kernel/testing';
import { screen, within } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { press } from '../../composition/testing/press.ts';
import { findField, openPlanPages, RICH, several } from '../testing/plan-pages.tsx';

const PATH = '/liberty/objectives';
const add = () => screen.queryByRole('link', { name: 'Adicionar objetivo' });
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the list of objectives', () => {
  it('shows each with its colour, the total, and the years to the retirement', async () => {
    const [first, second] = several(2);
    openPlanPages(PATH, {
      saved: RICH,
      objectives: objectives([
        { ...first!, color: '#3260b9' },
        { ...second!, color: '#14463F' },
      ]),
    });
    await screen.findByText('2 de 5');
    const row = (title: string) => within(within(screen.getByRole('main')).getByText(title).closest('li')!);
    row('Objetivo 1').getByText('2030');
    row('Objetivo 1').getByText(', Azul');
    row('Objetivo 2').getByText(', Outra cor');
    expect(screen.getByRole('region', { name: 'Resumo' }).textContent).toContain('R$\u00a020.000,00');
    screen.getByRole('figure', { name: 'Objetivos em 2030, 2031, de 2026 a 2044, aposentadoria' });
  });

  it('says that there is none, and offers to add one', async () => {
    openPlanPages(PATH);
    await screen.findByText('Você ainda não tem objetivos.');
    expect(add()).not.toBeNull();
  });

  it('offers to add a fifth [R706]', async () => {
    openPlanPages(PATH, { objectives: objectives(several(4)) });
    await screen.findByText('4 de 5');
    expect(add()).not.toBeNull();
  });

  it('offers no sixth, and says why [R707]', async () => {
    openPlanPages(PATH, { objectives: objectives(several(5)) });
    await screen.findByText('Você já tem 5 objetivos, o máximo. Para incluir outro, remova um destes.');
    expect(add()).toBeNull();
  });

  it('says that it did not load, and loads again [R728]', async () => {
    const server = objectives(several(1));
    let fails = true;
    const list = () => (fails ? TE.left(unreachable)() : server.list());
    openPlanPages(PATH, { objectives: { ...server, list } });
    await screen.findByText('Não foi possível carregar os objetivos');
    fails = false;
    await press('Tentar novamente');
    await screen.findByText('1 de 5');
  });

  it('opens the form of the chosen one, also of the first [R722]', async () => {
    const { navigation } = openPlanPages(PATH, { objectives: objectives(several(2)) });
    await press('Editar Objetivo 1');
    expect((await findField('Título')).value).toBe('Objetivo 1');
    expect(navigation.path()).toBe('/liberty/objectives/edit');
  });
});

describe('the removal of an objective', () => {
  it('asks by its title, calls nothing after a no, and removes that one after a yes [R725] [R726] [R727]', async () => {
    const server = objectives(several(5));
    openPlanPages(PATH, { objectives: server });
    await press('Remover Objetivo 2');
    await screen.findByRole('dialog', { name: 'Deseja mesmo remover o objetivo "Objetivo 2"?' });
    await press('Cancelar');
    expect([screen.queryByRole('dialog'), server.asked, rows()?.length]).toEqual([null, ['list'], 5]);
    await press('Remover Objetivo 2');
    await press('Remover');
    await screen.findByText('4 de 5');
    expect(server.asked).toEqual(['list', 'remove 2']);
    expect([screen.queryByText('Objetivo 2'), add() === null]).toEqual([null, false]);
  });

  it('counts one that was removed elsewhere as removed (decision 0228)', async () => {
    const server = objectives(several(2));
    openPlanPages(PATH, { objectives: { ...server, remove: () => TE.left(unreachable) } });
    await screen.findByText('2 de 5');
    await server.remove(2)();
    await press('Remover Objetivo 2');
    await press('Remover');
    await screen.findByText('1 de 5');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that it failed, and keeps the objective [R729]', async () => {
    const kept = objectives(several(2));
    openPlanPages(PATH, { objectives: { ...kept, remove: () => TE.left(unreachable) } });
    await press('Remover Objetivo 2');
    await press('Remover');
    expect((await screen.findByRole('alert')).textContent).toBe('Não foi possível excluir o objetivo');
    screen.getByText('Objetivo 2');
  });
});
