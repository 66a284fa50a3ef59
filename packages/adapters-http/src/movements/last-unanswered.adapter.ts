import type { LastUnanswered } from '@aroeira/domain/movements';
import * as t from 'io-ts';
import { remembered, type DeviceStorage } from '../storage/device-memory.adapter.ts';

const StoredOrder = t.exact(t.type({ order: t.string, key: t.string, sentAt: t.number }));

/** The last order without an answer, as the device remembers it. `prefix` is the text before every key. */
export const makeLastUnanswered = ({ store, prefix }: Pick<DeviceStorage, 'store' | 'prefix'>): LastUnanswered =>
  remembered(store, `${prefix}unansweredOrder`, StoredOrder);
