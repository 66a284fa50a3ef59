import { goals, objective } from '@aroeira/domain/independence/testing';
import { cents } from '@aroeira/domain/kernel';
import { unreachable } from '@aroeira/domain/kernel/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { press } from '../../composition/testing/press.ts';
import { openPlan } from '../testing/open-plan.ts';

/** Born in 1984: the client is 42. The plan holds. */
const HELD = goals({ currentReserve: cents(1_000_000_00) });

type World = Partial<Parameters<typeof openPlan>[0]>;

const tryPlan = async (world: World = {}) => {
  const app = openPlan({ goals: HELD, path: '/liberty-home?testar', ...world });
  await screen.findByRole('heading', { name: 'Testar o plano' });
  return app;
};

const slider = (name: string) => screen.getByRole('slider', { name: `${name}, controle deslizante` });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const move = (name: string, value: number) => fireEvent.change(slider(name), { target: { value } });
/** The rows of the table that compares both plans. */
const compared = () =>
  within(screen.getByRole('region', { name: 'Plano salvo e plano testado' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')));
const rowOf = (caption: string) =>
  compared()
    .find(([first]) => first === caption)
    ?.slice(1);

describe('the levers of a plan', () => {
  it('start at the saved plan, and open from the page of the plan', async () => {
    const { navigation } = openPlan({ goals: HELD });
    await userEvent.click(await screen.findByRole('link', { name: 'Testar o plano' }));
    expect(await screen.findByRole('heading', { name: 'Testar o plano' })).toBe(document.activeElement);
    expect(navigation.path() + navigation.search()).toBe('/liberty-home?testar');
    const names = ['Poupança por mês', 'Idade de aposentadoria', 'Renda na aposentadoria', 'Rentabilidade anual'];
    expect(names.map((name) => field(name).value)).toEqual(['R$ 1.000,00', '60', 'R$ 5.000,00', '6']);
    for (const [caption, saved, tried] of compared().slice(1)) expect([caption, tried]).toEqual([caption, saved]);
  });

  it('give the focus back to the heading of the plan when the client leaves them', async () => {
    await tryPlan();
    await userEvent.click(screen.getByRole('link', { name: 'Voltar' }));
    expect(await screen.findByRole('heading', { name: 'Liberdade Financeira' })).toBe(document.activeElement);
  });

  it('redraw at once by slider and by field, beside the saved plan, and save nothing', async () => {
    const { saved, pass } = await tryPlan();
    move('Idade de aposentadoria', 55);
    // The field follows the lines.
    pass(0);
    expect(field('Idade de aposentadoria').value).toBe('55');
    await waitFor(() => expect(rowOf('Aposentadoria')).toEqual(['60 anos', '55 anos']));
    expect(screen.getAllByText('Plano testado').length).toBeGreaterThan(0);
    await userEvent.clear(field('Renda na aposentadoria'));
    await userEvent.type(field('Renda na aposentadoria'), '6500');
    await waitFor(() => expect(rowOf('Renda na aposentadoria')).toEqual(['R$ 5.000', 'R$ 6.500']));
    expect(slider('Renda na aposentadoria')).toHaveProperty('value', '650000');
    move('Poupança por mês', 2_500_00);
    await waitFor(() => expect(rowOf('Poupança por mês')).toEqual(['R$ 1.000', 'R$ 2.500']));
    expect(await screen.findByText(/^No plano testado, /)).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it('say how far each is from the saved value, to a screen reader too', async () => {
    await tryPlan();
    const foot = (name: string) =>
      document.getElementById(slider(name).getAttribute('aria-describedby') ?? '')?.textContent;
    expect(foot('Poupança por mês')).toBe('hoje 1 mil');
    move('Poupança por mês', 1_690_00);
    await waitFor(() => expect(foot('Poupança por mês')).toBe('hoje 1 mil · +690'));
    move('Idade de aposentadoria', 58);
    await waitFor(() => expect(foot('Idade de aposentadoria')).toBe('hoje 60 · -2'));
    move('Rentabilidade anual', 6.5);
    await waitFor(() => expect(foot('Rentabilidade anual')).toBe('hoje 6,00% · +0,50 p.p.'));
    await press('Desfazer');
    await waitFor(() => expect(foot('Idade de aposentadoria')).toBe('hoje 60'));
  });

  it('say at once what a field refuses, and draw no line for it', async () => {
    await tryPlan();
    await userEvent.clear(field('Idade de aposentadoria'));
    await userEvent.type(field('Idade de aposentadoria'), '20');
    expect(await screen.findByText(/Não pode ser menor que a idade atual/)).toBeTruthy();
    await waitFor(() => expect(rowOf('Aposentadoria')).toEqual(['60 anos', '–']));
  });

  it('move the plan of a client who spends more than they earn', async () => {
    const { saved } = await tryPlan({ goals: { ...HELD, monthlyExpense: cents(4_500_00) } });
    expect(field('Poupança por mês').value).toBe('-R$ 500,00');
    expect(slider('Poupança por mês')).toHaveProperty('value', '-50000');
    move('Idade de aposentadoria', 58);
    await waitFor(() => expect(rowOf('Aposentadoria')).toEqual(['60 anos', '58 anos']));
    expect(rowOf('Poupança por mês')).toEqual(['-R$ 500', '-R$ 500']);
    await press('Salvar plano');
    await screen.findByText('Meta registrada com sucesso!');
    expect(saved).toMatchObject([{ retirementAge: 58, monthlyIncome: 4_000_00, monthlyExpense: 4_500_00 }]);
  });

  it('stand beside long amounts in short', async () => {
    await tryPlan({ goals: { ...HELD, currentReserve: cents(500_000_000_00) } });
    expect(rowOf('Saldo no fim')?.[0]).toMatch(/^R\$ \d,\d bi$/);
    expect(rowOf('Renda na aposentadoria')).toEqual(['R$ 5.000', 'R$ 5.000']);
  });

  it('have one place for the age of a client who retires today and lives one year more', async () => {
    await tryPlan({ goals: { ...HELD, retirementAge: 42, lifeExpectancy: 43 } });
    const age = slider('Idade de aposentadoria');
    expect([age.getAttribute('min'), age.getAttribute('max')]).toEqual(['42', '42']);
    expect(age.closest('.slider')?.getAttribute('style')).not.toContain('NaN');
  });

  it('go to the last age of a plan, and no further', async () => {
    await tryPlan();
    move('Idade de aposentadoria', 79);
    await waitFor(() => expect(rowOf('Aposentadoria')).toEqual(['60 anos', '79 anos']));
    expect(slider('Idade de aposentadoria').getAttribute('max')).toBe('79');
    await userEvent.clear(field('Idade de aposentadoria'));
    await userEvent.type(field('Idade de aposentadoria'), '80');
    expect(await screen.findByText(/Deve ser menor que expectativa de vida/)).toBeTruthy();
  });

  it('say that amounts are too large to draw, and not the sentence of the saved plan', async () => {
    await tryPlan();
    await userEvent.clear(field('Renda na aposentadoria'));
    await userEvent.type(field('Renda na aposentadoria'), '9999999999999');
    expect(await screen.findByText(/^Os valores informados não são compatíveis/)).toBeTruthy();
    expect(screen.queryByText(/^Com a poupança de hoje/)).toBeNull();
    await press('Desfazer');
    expect(await screen.findByText(/^Com a poupança de hoje/)).toBeTruthy();
  });

  it('show the chance of the saved plan while a field is wrong, as the lines are', async () => {
    const { simulated } = await tryPlan({ goals: { ...HELD, currentReserve: cents(400_000_00) } });
    const sentence = () => screen.getByText(/de cada 100 simulações\.$/).textContent;
    await press('Simular 1.000 vezes');
    const saved = await screen.findByText(/de cada 100 simulações\.$/).then(({ textContent }) => textContent);
    move('Renda na aposentadoria', 10_000_00);
    await waitFor(() => expect(sentence()).not.toBe(saved));
    await userEvent.clear(field('Idade de aposentadoria'));
    await waitFor(() => expect(sentence()).toBe(saved));
    expect(simulated).toHaveLength(3);
  });

  it('go back to the saved plan, also lever by lever, and then have nothing to save', async () => {
    const { pass, saved } = await tryPlan();
    const isHeld = () => screen.getByRole('button', { name: 'Desfazer' }).getAttribute('aria-disabled');
    move('Rentabilidade anual', 4);
    pass(0);
    expect(isHeld()).not.toBe('true');
    move('Rentabilidade anual', 6);
    expect(isHeld()).toBe('true');
    await press('Salvar plano');
    expect(saved).toEqual([]);
    move('Rentabilidade anual', 4);
    pass(0);
    expect(field('Rentabilidade anual').value).toBe('4');
    await press('Desfazer');
    expect(field('Rentabilidade anual').value).toBe('6');
    await waitFor(() => expect(screen.queryByText('Plano testado')).toBeNull());
  });

  it('ask how sure each tried plan is, after the client asked once', async () => {
    const { simulated } = await tryPlan();
    move('Idade de aposentadoria', 58);
    expect(simulated).toEqual([]);
    await press('Simular 1.000 vezes');
    await screen.findByText(/de cada 100 simulações\.$/);
    move('Idade de aposentadoria', 57);
    const ages = () => simulated.map(({ plan }) => plan.goals.retirementAge).toSorted((a, b) => a - b);
    await waitFor(() => expect(ages()).toEqual([57, 58, 60]));
    expect(screen.getByText(/^antes \d+%$/)).toBeTruthy();
    expect(new Set(simulated.map(({ seed }) => seed)).size).toBe(1);
  });
});

describe('the save of a tried plan', () => {
  it('is sent when asked, says so, and shows the new plan [R702]', async () => {
    const { saved, navigation } = await tryPlan();
    move('Poupança por mês', 3_000_00);
    await press('Salvar plano');
    expect(await screen.findByText('Meta registrada com sucesso!')).toBeTruthy();
    expect(saved).toEqual([{ ...HELD, monthlyIncome: cents(4_000_00), monthlyExpense: cents(1_000_00) }]);
    await screen.findByRole('heading', { name: 'Liberdade Financeira' });
    expect(navigation.search()).toBe('');
    const amounts = await screen.findAllByRole('definition');
    expect(amounts[2]?.textContent).toBe('R$\u00a03.000,00');
  });

  it('leaves an expense that the goals accept, when the client tries to save all', async () => {
    const { saved } = await tryPlan();
    move('Poupança por mês', 5_000_00);
    await press('Salvar plano');
    await screen.findByText('Meta registrada com sucesso!');
    expect(saved).toEqual([{ ...HELD, monthlyIncome: cents(5_000_01), monthlyExpense: cents(1) }]);
  });

  it('says at once that an objective comes after the tried retirement, and saves nothing (decision 0320)', async () => {
    const { saved, pass } = await tryPlan({ kept: [objective({ year: 2034, amount: cents(1_00) })] });
    move('Idade de aposentadoria', 50);
    pass(0);
    await screen.findByText(/Deve ser de pelo menos 51 anos, por causa do objetivo de 2034/);
    await press('Salvar plano');
    expect(saved).toEqual([]);
    move('Idade de aposentadoria', 51);
    await waitFor(() => expect(rowOf('Aposentadoria')).toEqual(['60 anos', '51 anos']));
  });

  it('is refused for an impossible plan, with the year and what would mend it, and sends nothing [R690]', async () => {
    const { saved } = await tryPlan();
    move('Renda na aposentadoria', 10_000_00);
    move('Idade de aposentadoria', 43);
    await press('Salvar plano');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/^A linha Real chega a zero em \d{4}/)).toBeTruthy();
    const savings = dialog.getByText(/^poupar .* por mês$/).textContent.replace('poupar ', '');
    expect(screen.getByText(/^No plano testado, o dinheiro acaba/).textContent).toContain(
      `Para durar, poupe ${savings}.`,
    );
    await press('Rever os valores');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(field('Renda na aposentadoria').value).toBe('R$ 10.000,00');
    expect(saved).toEqual([]);
  });

  it('says that it failed, and keeps the levers [R703]', async () => {
    await tryPlan({ save: TE.left(unreachable) });
    move('Poupança por mês', 3_000_00);
    await press('Salvar plano');
    expect((await screen.findByRole('alert')).textContent).toBe('Ocorreu um erro ao tentar salvar os dados.');
    expect(field('Poupança por mês').value).toBe('R$ 3.000,00');
  });
});
