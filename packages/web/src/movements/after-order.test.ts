import { expect, it } from 'vitest';
import { refreshAfterOrder } from './after-order.ts';

it('loads positions and movements of the dashboard anew after an order [R614]', () => {
  const asked: string[] = [];
  const kept = (what: string) => ({ refresh: async () => void asked.push(what) });
  refreshAfterOrder({ position: kept('position'), movements: kept('movements') })();
  expect(asked.toSorted()).toEqual(['movements', 'position']);
});
