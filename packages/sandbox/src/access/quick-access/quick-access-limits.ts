import type { Limit } from '../attempts.sql.ts';
import { networkOf } from '../devices/network-of.ts';

const limit = (key: string, max: number): Limit => ({ key, max, windowMinutes: 15 });

/** Challenges asked for on one device. */
export const quickAccessLimit = (loginId: string): Limit => limit(`quick access:${loginId}`, 30);

/** Challenges asked for from one address. */
export const quickAccessFromAddress = (address: string): Limit => limit(`quick access from:${networkOf(address)}`, 300);

/** Wrong signatures from one address. */
export const wrongSignaturesFromAddress = (address: string): Limit =>
  limit(`wrong signatures:${networkOf(address)}`, 100);
