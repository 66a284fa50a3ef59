import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { TAKE_OVER } from './distribution.messages.ts';
import type { Distribution } from './distribution.ts';
import {
  distributionLines,
  distributionOf,
  entriesOf,
  suggestionsOf,
  takeOver,
  withSuggestions,
} from './distribution.rules.ts';
import { entry, fund } from '../testing/index.ts';

const funds = [fund(), fund({ id: 8, position: cents(0) })];
const suggestion = (fundId: number, amount: number) => ({ fundId, amount: cents(amount) });
const good = [suggestion(7, 500_00), suggestion(8, 5_000_00)];
const total = cents(5_500_00);
const decide = (suggestions = good, hasSuitability = true) =>
  distributionOf({ funds, hasSuitability, total, suggested: E.right(suggestions) });
const reason = (distribution: Distribution) =>
  distribution._tag === 'Manual' ? distribution.reason : distribution._tag;

describe('the distribution', () => {
  it('is suggested with a suitability and a suggestion that reaches the minimums [R581]', () => {
    const distribution = decide();
    expect(distribution).toEqual({ _tag: 'Suggested', suggestions: good });
    expect(entriesOf(funds, distribution)).toEqual([entry(500_00, undefined, 7), entry(5_000_00, undefined, 8)]);
  });

  it('is manual without suitability [R582]', () => {
    const manual = decide(good, false);
    expect(manual).toEqual({ _tag: 'Manual', reason: 'no-suitability', suggestions: [] });
    expect(entriesOf(funds, manual)).toEqual([entry(undefined, undefined, 7), entry(undefined, undefined, 8)]);
  });

  it('is manual when the suggestion failed [R583]', () => {
    expect(reason(distributionOf({ funds, hasSuitability: true, total, suggested: E.left('no answer') }))).toBe(
      'suggestion-failed',
    );
  });

  it('is manual when a suggestion is one cent below a minimum [R584]', () => {
    expect(reason(decide([suggestion(7, 499_99)]))).toBe('suggestion-breaks-minimum');
    expect(reason(decide([suggestion(8, 4_999_99)]))).toBe('suggestion-breaks-minimum');
    expect(reason(decide([suggestion(7, 500_00), suggestion(8, 0)]))).toBe('Suggested');
    expect(reason(decide([suggestion(7, 500_00), suggestion(8, -1)]))).toBe('suggestion-breaks-minimum');
  });

  it('keeps the amounts of a suggestion that breaks a minimum, because the client mends them [R584]', () => {
    const broken = decide([suggestion(7, 499_99), suggestion(8, 5_000_00)]);
    expect(entriesOf(funds, broken)).toEqual([entry(499_99, undefined, 7), entry(5_000_00, undefined, 8)]);
    const negative = decide([suggestion(7, 500_00), suggestion(8, -1)]);
    expect(entriesOf(funds, negative)).toEqual([entry(undefined, undefined, 7), entry(undefined, undefined, 8)]);
  });

  it('gives amounts to the lines of the command line only as a whole (decision 0071)', () => {
    const lines = [entry(undefined, 3, 7), entry(6_000_00, 3, 8)];
    expect(withSuggestions(lines, decide())).toEqual([entry(500_00, 3, 7), entry(6_000_00, 3, 8)]);
    expect(withSuggestions(lines, decide([suggestion(7, 500_00), suggestion(8, 1)]))).toEqual(lines);
  });

  it('takes one cent in a fund without a minimum, and no negative amount', () => {
    const free = [fund({ minimumAdditionalInvestment: cents(0) }), fund({ id: 8 })];
    const suggest = (amount: number) => E.right([suggestion(7, amount), suggestion(8, 500_00)]);
    const decideFree = (amount: number) =>
      reason(distributionOf({ funds: free, hasSuitability: true, total, suggested: suggest(amount) }));
    expect([decideFree(1), decideFree(-1)]).toEqual(['Suggested', 'suggestion-breaks-minimum']);
  });

  it('is manual when the suggestion is empty, names another fund or is above the total (decision 0071)', () => {
    expect(reason(decide([]))).toBe('suggestion-failed');
    expect(reason(decide([suggestion(7, 0)]))).toBe('suggestion-failed');
    expect(reason(decide([suggestion(6, 500_00)]))).toBe('suggestion-failed');
    expect(reason(decide([suggestion(7, 500_00), suggestion(6, 500_00)]))).toBe('suggestion-failed');
    expect(reason(decide([suggestion(7, 5_500_01)]))).toBe('suggestion-failed');
    expect(reason(decide([suggestion(7, 5_499_99)]))).toBe('Suggested');
  });

  it("becomes manual by 'Definir alocação' and starts from the suggested amounts [R585]", () => {
    expect(TAKE_OVER).toBe('Definir alocação');
    const taken = takeOver(decide());
    expect(reason(taken)).toBe('chosen');
    expect(entriesOf(funds, taken)).toEqual(entriesOf(funds, decide()));
  });
});

describe('the shares of a profile', () => {
  const amounts = (total: number, ...percents: readonly number[]) =>
    suggestionsOf(
      percents.map((percent, fundId) => ({ fundId, percent })),
      cents(total),
    ).map(({ amount }) => amount);

  it('make amounts that add up to the total, to the cent (decision 0199)', () => {
    expect(amounts(100_00, 62.5, 37.5)).toEqual([62_50, 37_50]);
    expect(amounts(1_00, 33.34, 33.33, 33.33)).toEqual([33, 34, 33]);
    expect(amounts(Number.MAX_SAFE_INTEGER, 50, 50).reduce((all, one) => all + one, 0)).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('may leave a part out, and suggest nothing when they are no shares', () => {
    expect(amounts(100_00, 50, 0)).toEqual([50_00, 0]);
    expect([amounts(100_00, 60, 40.01), amounts(100_00, 101, -1), amounts(100_00)]).toEqual([[], [], []]);
  });

  it('add up whatever the total and the split', () => {
    const split = fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 8 });
    fc.assert(
      fc.property(split, fc.integer({ min: 0, max: 10_000_000_000 }), (cuts, total) => {
        const marks = [0, ...cuts, 10_000].sort((one, other) => one - other);
        const percents = marks.slice(1).map((mark, index) => (mark - (marks[index] ?? 0)) / 100);
        const parts = amounts(total, ...percents);
        expect(parts.reduce((all, part) => all + part, 0)).toBe(total);
        expect(parts.every((part) => part >= 0)).toBe(true);
      }),
    );
  });
});

describe('the percents', () => {
  const lines = (of = funds, entries = [entry(500_00, 3, 7), entry(0, undefined, 8)]) =>
    distributionLines(of, entries, takeOver(decide()));

  it('are percents of the investment, and of the whole position after it [R586] [R619]', () => {
    const half = fund({ id: 8, position: cents(500_00) });
    expect(lines([fund(), half])).toEqual([
      { ...entry(500_00, 3, 7), percent: 100, suggestion: 500_00, percentAfter: 75 },
      { ...entry(0, undefined, 8), percent: 0, suggestion: 5_000_00, percentAfter: 25 },
    ]);
  });

  it('are rounded half up to two decimals, and 0 over 0 is 0', () => {
    const empty = [fund({ position: cents(0) }), fund({ id: 8, position: cents(0) })];
    expect(lines(empty, [entry(1, 3, 7), entry(2, 3, 8)]).map(({ percentAfter }) => percentAfter)).toEqual([
      33.33, 66.67,
    ]);
    expect(lines(empty, [entry(undefined, undefined, 7)])).toMatchObject([{ percent: 0, percentAfter: 0 }]);
  });

  it('are absent while a position is unknown', () => {
    const unknown = [fund(), fund({ id: 8, position: undefined })];
    expect(lines(unknown).map(({ percentAfter }) => percentAfter)).toEqual([undefined, undefined]);
  });
});
