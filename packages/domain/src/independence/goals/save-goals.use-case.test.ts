import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { unreachable } from '../../kernel/testing/index.ts';
import { GOALS_SAVED, saveGoalsMessage } from '../independence.messages.ts';
import { makeSaveGoals } from './save-goals.use-case.ts';
import { plan, plans } from '../testing/index.ts';

const holds = plan({ currentReserve: cents(1_000_000_00) });

describe('saving goals', () => {
  it('sends a plan that holds, and has the sentence for it [R702]', async () => {
    const server = plans();
    const saved = await makeSaveGoals(server)(holds)();
    expect(saved).toMatchObject({ right: { isViable: true, monthlySavings: 1_000_00 } });
    expect(server.saved).toEqual([holds.goals]);
    expect(GOALS_SAVED).toBe('Meta registrada com sucesso!');
  });

  it('tells the client to review one that does not, and sends nothing [R690]', async () => {
    const server = plans();
    const save = makeSaveGoals(server);
    const dry = await save(plan({ monthlyIncome: cents(3_000_01) }))();
    const endless = await save(plan({ yearlyReturn: 0.99, currentReserve: cents(1e12) }))();
    expect([dry, endless]).toEqual([E.left({ _tag: 'NotViable' }), E.left({ _tag: 'AmountsTooLarge' })]);
    expect(server.saved).toEqual([]);
    for (const _tag of ['NotViable', 'AmountsTooLarge'] as const)
      expect(saveGoalsMessage({ _tag })).toBe(
        'Os valores informados não são compatíveis para sua Liberdade Financeira. Reveja suas metas, objetivos e contribuições.',
      );
  });

  it('says that the call failed [R703]', async () => {
    expect(await makeSaveGoals(plans(TE.left(unreachable)))(holds)()).toEqual(E.left(unreachable));
    expect(saveGoalsMessage(unreachable)).toBe('Ocorreu um erro ao tentar salvar os dados.');
  });
});
