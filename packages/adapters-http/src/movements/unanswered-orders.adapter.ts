import * as t from 'io-ts';
import { withMemoryFallback } from '../storage/degrading-store.ts';
import { remembered, type DeviceStorage } from '../storage/device-memory.adapter.ts';

const StoredOrders = t.readonlyArray(t.exact(t.type({ print: t.string, key: t.string, sentAt: t.number })));

/**
 * `UnansweredOrders` of the domain, as the device remembers them. `prefix` is the text before every key. Where the device cannot be
 * written, they are remembered until the program ends: an order is sent all the same.
 */
export const makeUnansweredOrders = ({ store, prefix }: Pick<DeviceStorage, 'store' | 'prefix'>) =>
  remembered(
    withMemoryFallback(store, () => undefined),
    `${prefix}unansweredOrders`,
    StoredOrders,
  );
