import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../kernel/call-failure.ts';
import { ANA, keptLog, refused, unreachable } from '../kernel/testing/index.ts';
import { makeLoadYieldChart } from './load-yield-chart.use-case.ts';
import { yieldHistories, yieldPoint, YIELDS } from './testing/index.ts';
import type { YieldHistory } from './yield.ts';
import { DEFAULT_PERIOD } from './yield.rules.ts';

const [MAX, YEAR] = [DEFAULT_PERIOD, { value: '12m', caption: '12m' }];
const NOTHING = { points: [], total: { portfolio: 0, ipca: 0 } };

const open = (...answers: readonly TE.TaskEither<CallFailure, YieldHistory>[]) => {
  const [server, log] = [yieldHistories(...answers), keptLog()];
  const load = makeLoadYieldChart({ histories: server, log });
  return { server, log, load };
};

describe('the yield chart', () => {
  it('has two lines over the same days, portfolio and IPCA, and their totals [R494]', async () => {
    expect(await open().load(ANA, MAX)()).toEqual(
      E.right({
        _tag: 'Drawn',
        lines: [
          {
            of: 'portfolio',
            points: [
              { day: '2026-10-20', percent: 1 },
              { day: '2026-11-20', percent: 2.5 },
            ],
          },
          {
            of: 'ipca',
            points: [
              { day: '2026-10-20', percent: 0.4 },
              { day: '2026-11-20', percent: 0.9 },
            ],
          },
        ],
        points: YIELDS.points,
        total: YIELDS.total,
      }),
    );
  });

  it('draws a line from 0 to a single point', async () => {
    const single = { points: [yieldPoint('2026-11-20', 1.25, 0.4)], total: { portfolio: 1.25, ipca: 0.4 } };
    const percents = (start: number, only: number) => [{ percent: start }, { percent: only }];
    expect(await open(TE.right(single)).load(ANA, MAX)()).toMatchObject(
      E.right({
        points: single.points,
        lines: [{ points: percents(0, 1.25) }, { points: percents(0, 0.4) }],
      }),
    );
  });

  it('asks for the period of the chosen tab [R498]', async () => {
    const { server, load } = open();
    for (const tab of [MAX, YEAR]) await load(ANA, tab)();
    expect(server.asked).toEqual([
      [ANA, 'max'],
      [ANA, '12m'],
    ]);
  });

  it('is empty without points, and the log stays empty', async () => {
    const { log, load } = open(TE.right(NOTHING));
    expect(await load(ANA, MAX)()).toEqual(E.right({ _tag: 'Empty' }));
    expect(log.failures).toEqual([]);
  });
});

it('logs a yield that fails [R502]', async () => {
  const { log, load } = open(TE.left(unreachable), TE.left(refused('ERR500')));
  expect([await load(ANA, MAX)(), await load(ANA, YEAR)()]).toEqual([E.left(unreachable), E.left(refused('ERR500'))]);
  expect(log.failures).toEqual([
    ['load the yield of max', unreachable],
    ['load the yield of 12m', refused('ERR500')],
  ]);
});
