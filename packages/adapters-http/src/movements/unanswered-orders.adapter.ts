import * as t from 'io-ts';
import type { OrderTrace, SubmittedOrders } from '@aroeira/domain/movements';
import { withMemoryFallback } from '../storage/degrading-store.ts';
import { remembered, type DeviceStorage } from '../storage/device-memory.adapter.ts';

const StoredOrders = t.readonlyArray(t.exact(t.type({ print: t.string, key: t.string, sentAt: t.number })));

/**
 * `UnansweredOrders` of the domain, as the device remembers them. `prefix` is the text before every key. Where the
 * device cannot be written, they are remembered until the program ends: an order is sent all the same.
 */
export const makeUnansweredOrders = ({ store, prefix }: Pick<DeviceStorage, 'store' | 'prefix'>) =>
  remembered(
    withMemoryFallback(store, () => undefined),
    `${prefix}unansweredOrders`,
    StoredOrders,
  );

/** Keeps in memory what was sent. It ends with the tab or the command. A new session makes a new one. */
export const makeSubmittedOrders = (): SubmittedOrders => {
  let orders: readonly OrderTrace[] = [];
  return {
    all: () => orders,
    remember: (order) => () => {
      orders = [...orders, order];
    },
  };
};
