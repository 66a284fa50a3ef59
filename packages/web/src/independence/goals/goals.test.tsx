import { objective, objectives, plans } from '@aroeira/domain/independence/testing';
import { cents } from '@aroeira/domain/kernel';
import { unreachable } from '@aroeira/domain/kernel/testing';
import { cleanup, screen, within } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { press } from '../../composition/testing/press.ts';
import { keptText, saysKept } from '../../registration/drafts/testing/kept.ts';
import { field, findField, openPlanPages, retype, RICH } from '../testing/plan-pages.tsx';

const PATH = '/liberty/goals';

describe('the form of goals', () => {
  it('starts with the saved goals, and saves the changed ones [R702]', async () => {
    const server = plans();
    const { navigation } = openPlanPages(PATH, { plans: server, saved: RICH });
    expect((await findField('Renda mensal desejada na aposentadoria')).value).toBe('R$ 5.000,00');
    expect([field('Idade de aposentadoria').value, field('Rentabilidade anual').value]).toEqual(['60', '6']);
    await retype('Idade de aposentadoria', '62');
    await press('Salvar');
    await screen.findByText('Meta registrada com sucesso!');
    expect(server.saved).toEqual([{ ...RICH, retirementAge: 62 }]);
    expect(navigation.path()).toBe('/liberty-home');
  });

  it('starts empty for a client without a plan, and asks for what is missing', async () => {
    const server = plans();
    openPlanPages(PATH, { plans: server });
    expect((await findField('Idade de aposentadoria')).value).toBe('');
    await press('Salvar');
    expect(field('Renda mensal desejada na aposentadoria').getAttribute('aria-invalid')).toBe('true');
    expect([screen.getByLabelText(/^Herança/).getAttribute('aria-invalid'), server.saved]).toEqual(['false', []]);
  });

  it('puts the retirement after the objectives, and says the first age after them (decision 0320)', async () => {
    // Born in 1984, the client is 50 in 2034.
    const server = plans();
    openPlanPages(PATH, {
      plans: server,
      saved: RICH,
      objectives: objectives([objective({ year: 2034, amount: cents(1_00) })]),
    });
    await retype('Idade de aposentadoria', '50');
    await press('Salvar');
    await screen.findByText(/Deve ser de pelo menos 51 anos, por causa do objetivo de 2034/);
    expect(server.saved).toEqual([]);
    await retype('Idade de aposentadoria', '51');
    await press('Salvar');
    await screen.findByText('Meta registrada com sucesso!');
    expect(server.saved).toMatchObject([{ retirementAge: 51 }]);
  });

  it('says beside the return that it is above zero, where a zero counts as nothing (decision 0320) [R846]', async () => {
    openPlanPages(PATH, { saved: RICH });
    await retype('Rentabilidade anual', '0');
    await press('Salvar');
    const described = field('Rentabilidade anual').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Ao ano, acima de 0%.',
      '* Campo obrigatório',
    ]);
  });

  it('does not send an impossible plan, and says which year breaks and what mends it [R690]', async () => {
    const server = plans();
    const { navigation } = openPlanPages(PATH, { plans: server, saved: RICH });
    await retype('Renda mensal desejada na aposentadoria', '90000');
    await press('Salvar');
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText(/^A linha Real chega a zero em 20\d\d, aos \d\d anos\.$/);
    await press('Rever os valores');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect([server.saved, navigation.path(), field('Renda mensal desejada na aposentadoria').value]).toEqual([
      [],
      PATH,
      'R$ 90.000,00',
    ]);
  });

  it('keeps what was typed when the save fails [R703]', async () => {
    openPlanPages(PATH, { plans: plans(TE.left(unreachable)), saved: RICH });
    await retype('Idade de aposentadoria', '62');
    await press('Salvar');
    expect((await screen.findByRole('alert')).textContent).toBe('Ocorreu um erro ao tentar salvar os dados.');
    expect(field('Idade de aposentadoria').value).toBe('62');
  });

  it('is there after a reload, says so, and is forgotten once it is saved (decision 0397)', async () => {
    openPlanPages(PATH, { saved: RICH });
    await retype('Idade de aposentadoria', '62');
    expect(saysKept()).toBe(true);
    cleanup();
    openPlanPages(PATH, { saved: RICH });
    expect([(await findField('Idade de aposentadoria')).value, saysKept()]).toEqual(['62', true]);
    await press('Descartar rascunho');
    expect([field('Idade de aposentadoria').value, keptText()]).toEqual(['60', '']);
    await retype('Idade de aposentadoria', '63');
    await press('Salvar');
    await screen.findByText('Meta registrada com sucesso!');
    expect(keptText()).toBe('');
  });

  it('says that it did not load, and loads again', async () => {
    let fails = true;
    const load = () => (fails ? TE.left(unreachable)() : TE.right(RICH)());
    openPlanPages(PATH, { plans: { ...plans(), load } });
    await screen.findByText('Não foi possível carregar as metas');
    fails = false;
    await press('Tentar novamente');
    expect((await findField('Idade de aposentadoria')).value).toBe('60');
  });
});

describe('leaving the goals', () => {
  it('asks about edits, and stays after a no', async () => {
    const { navigation } = openPlanPages(PATH, { saved: RICH });
    await retype('Idade de aposentadoria', '62');
    // The device keeps it: closing the tab loses nothing.
    expect(navigation.losesWork()).toBe(false);
    navigation.push('/liberty-home');
    await screen.findByRole('dialog', { name: 'Deseja descartar as alterações?' });
    await press('Não');
    expect([navigation.path(), field('Idade de aposentadoria').value]).toEqual([PATH, '62']);
    navigation.push('/liberty-home');
    await press('Sim');
    await screen.findByRole('heading', { level: 1 });
    expect([navigation.path(), keptText()]).toEqual(['/liberty-home', '']);
  });

  it('asks nothing without edits', async () => {
    const { navigation } = openPlanPages(PATH, { saved: RICH });
    await findField('Idade de aposentadoria');
    expect(navigation.losesWork()).toBe(false);
    navigation.push('/liberty-home');
    await screen.findByRole('heading', { name: 'Liberdade Financeira' });
    expect([navigation.path(), screen.queryByRole('dialog')]).toEqual(['/liberty-home', null]);
  });
});
