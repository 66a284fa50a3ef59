import { expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { fund } from '../testing/index.ts';
import { partedByHolding } from './fund.rules.ts';

const ids = (funds: readonly { readonly id: number }[]) => funds.map(({ id }) => id);

it('the funds with one cent come first, an unknown position is not zero, and zero comes last (decision Q093)', () => {
  const { held, without } = partedByHolding([
    fund({ id: 1, position: cents(0) }),
    fund({ id: 2, position: undefined }),
    fund({ id: 3, position: cents(1) }),
  ]);
  expect([ids(held), ids(without)]).toEqual([[3, 2], [1]]);
});
