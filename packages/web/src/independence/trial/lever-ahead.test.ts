import { manualScheduler } from '@aroeira/domain/kernel/testing';
import { expect, it } from 'vitest';
import { LeverAhead } from './lever-ahead.ts';

const FIELDS = { monthlySavings: '', retirementAge: '60', retirementIncome: '', yearlyReturn: '6' };

const open = () => {
  const time = manualScheduler();
  const written: (readonly [string, string])[] = [];
  const lever = new LeverAhead(time, (name, text) => void written.push([name, text]));
  return { time, written, lever };
};

it('counts before its field holds it, and the field follows with the last move', () => {
  const { time, written, lever } = open();
  lever.move('retirementAge', '58');
  lever.move('retirementAge', '57');
  expect([lever.over(FIELDS).retirementAge, written]).toEqual(['57', []]);
  time.pass(0);
  expect([written, lever.over(FIELDS)]).toEqual([[['retirementAge', '57']], FIELDS]);
});

it('does not wait longer for the next move', () => {
  const waits: (() => void)[] = [];
  const lever = new LeverAhead({ after: (_, run) => (waits.push(run), () => undefined) }, () => undefined);
  lever.move('retirementAge', '58');
  lever.move('retirementAge', '57');
  expect(waits).toHaveLength(1);
});

it('loses no move when another lever moves in the same frame', () => {
  const { time, written, lever } = open();
  lever.move('retirementAge', '58');
  lever.move('yearlyReturn', '4');
  expect(written).toEqual([['retirementAge', '58']]);
  time.pass(0);
  expect(written.at(-1)).toEqual(['yearlyReturn', '4']);
});

it('arrives at once when it is asked to, and writes nothing after its page', () => {
  const { time, written, lever } = open();
  lever.move('retirementAge', '58');
  lever.arrive();
  expect(written).toEqual([['retirementAge', '58']]);
  lever.move('retirementAge', '59');
  lever.close();
  time.pass(1000);
  expect(written).toHaveLength(1);
});
