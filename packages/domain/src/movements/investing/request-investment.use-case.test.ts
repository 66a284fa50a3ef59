import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { clockAt, refused, unreachable } from '../../kernel/testing/index.ts';
import { investmentFailureMessage } from '../movements.messages.ts';
import { answering, entry, fund, investingServer, newSession } from '../testing/index.ts';
import type { InvestAgain } from './begin-investing.use-case.ts';
import { makeRequestInvestment } from './request-investment.use-case.ts';

const NOW = '2026-11-20T14:00:00-03:00';

describe('an investment', () => {
  const funds = [fund(), fund({ id: 8, name: 'Aroeira Global' })];
  const invest = async (
    server = investingServer(),
    entries = [entry(500_00, 3), entry(600_00, 3, 8)],
    isWanted = true,
  ) => {
    const session = newSession();
    const request = makeRequestInvestment({ investments: server, submitted: session, clock: clockAt(NOW) });
    const client = answering<InvestAgain>(isWanted);
    const answer = await request({ funds, entries, key: 'key-1', repetition: 'unasked' }, client.ask)();
    return { answer, submitted: session.all(), asked: client.asked };
  };

  it('becomes one order for all funds, and the session remembers each fund', async () => {
    const server = investingServer();
    const { answer, submitted } = await invest(server);
    expect(answer).toMatchObject({ right: { total: 1_100_00 } });
    expect(server.taken.map(({ lines }) => lines.length)).toEqual([2]);
    expect(server.keys).toEqual(['key-1']);
    expect(submitted.map(({ fundName, operation, amount }) => [fundName, operation, amount])).toEqual([
      [fund().name, 'investment', 500_00],
      ['Aroeira Global', 'investment', 600_00],
    ]);
  });

  it('is not sent when an entry is wrong, and the client reads an alert [R598]', async () => {
    for (const wrong of [entry(499_99, 3), entry(500_00), entry(undefined, 3), entry(500_00, 3, 9)]) {
      const server = investingServer();
      const { answer } = await invest(server, [entry(600_00, 3, 8), wrong]);
      expect(E.isLeft(answer) && answer.left._tag !== 'NotConfirmed' && investmentFailureMessage(answer.left)).toBe(
        'Erro ao validar os valores, verifique seus valores e tente novamente',
      );
      expect(server.taken).toEqual([]);
    }
  });

  it('is asked about when the server took the same one lately, and goes once more under its key (decision 0302)', async () => {
    const knowing = () => {
      const answers = [TE.left(refused('investment_repeated')), TE.right(undefined)];
      return investingServer(() => (answers.shift() ?? TE.right(undefined))());
    };
    const [server, other] = [knowing(), knowing()];
    const yes = await invest(server);
    expect([E.isRight(yes.answer), yes.asked]).toEqual([true, [{ _tag: 'InvestAgain' }]]);
    expect([server.repetitions, server.keys]).toEqual([
      ['unasked', 'confirmed'],
      ['key-1', 'key-1'],
    ]);
    const no = await invest(other, undefined, false);
    expect([no.answer, other.repetitions, no.submitted]).toEqual([E.left({ _tag: 'NotConfirmed' }), ['unasked'], []]);
  });

  it('is remembered when the server may have taken it (decision Q083)', async () => {
    expect((await invest(investingServer(TE.left(unreachable)))).submitted).toHaveLength(2);
    expect((await invest(investingServer(TE.left(refused('ERR999'))))).submitted).toEqual([]);
  });
});
