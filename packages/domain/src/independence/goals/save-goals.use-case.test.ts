import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../../kernel/days.ts';
import { cents } from '../../kernel/money.ts';
import { clockAt, unreachable } from '../../kernel/testing/index.ts';
import { GOALS_SAVED, saveGoalsMessage } from '../independence.messages.ts';
import type { Goals } from '../plan.ts';
import { goals, plans } from '../testing/index.ts';
import { goalsValuesOf } from './goals.form.ts';
import { makeSaveGoals } from './save-goals.use-case.ts';

const clock = clockAt('2026-11-20T14:00:00-03:00');
const fortyToday = { objectives: [], birth: calendarDay('1986-11-20') };
const rich = { currentReserve: cents(1_000_000_00) };

const saving = (server = plans()) => {
  const save = makeSaveGoals({ plans: server, clock });
  return {
    server,
    save: (changes: Partial<Goals> = rich, saved: Parameters<typeof save>[1] = fortyToday) =>
      save(goalsValuesOf(goals(changes)), saved)(),
  };
};

describe('saving goals', () => {
  it('sends a possible plan, and has the sentence for it [R702]', async () => {
    const { server, save } = saving();
    expect(await save()).toMatchObject({
      right: { goals: goals(rich), outlook: { isViable: true, monthlySavings: 1_000_00 } },
    });
    expect(server.saved).toEqual([goals(rich)]);
    expect(GOALS_SAVED).toBe('Meta registrada com sucesso!');
  });

  it('tells the client to review an impossible plan, and sends nothing [R690]', async () => {
    const { server, save } = saving();
    const dry = await save({ monthlyIncome: cents(3_000_01) });
    const endless = await save({ yearlyReturn: 0.99, currentReserve: cents(1e12) });
    const plan = {
      goals: goals({ monthlyIncome: cents(3_000_01) }),
      objectives: [],
      currentAge: 40,
      currentYear: 2026,
    };
    expect([dry, endless]).toEqual([E.left({ _tag: 'NotViable', plan }), E.left({ _tag: 'AmountsTooLarge' })]);
    expect(server.saved).toEqual([]);
    for (const _tag of ['NotViable', 'AmountsTooLarge'] as const)
      expect(saveGoalsMessage({ _tag })).toBe(
        'Os valores informados não são compatíveis para sua Liberdade Financeira. Reveja suas metas, objetivos e contribuições.',
      );
  });

  it('sends nothing for a client whose birth date is not known (decision 0143)', async () => {
    const { server, save } = saving();
    const answer = await save(rich, { ...fortyToday, birth: undefined });
    expect(E.mapLeft(saveGoalsMessage)(answer)).toEqual(
      E.left(
        'Não encontramos a sua data de nascimento, sem a qual o plano não pode ser calculado. Fale com o seu Planejador.',
      ),
    );
    expect(server.saved).toEqual([]);
  });

  it('says that the call failed [R703]', async () => {
    expect(await saving(plans(TE.left(unreachable))).save()).toEqual(E.left(unreachable));
    expect(saveGoalsMessage(unreachable)).toBe('Ocorreu um erro ao tentar salvar os dados.');
  });
});
