import { instant, type Clock } from '@aroeira/domain/kernel';
import type { Fetch } from './transport.ts';

/** The server's time, for rules that are the server's. */
export interface ServerClock extends Clock {
  /** The same fetch; each answer that comes through it sets the clock. */
  readonly heardBy: (fetch: Fetch) => Fetch;
}

/**
 * How far the two clocks must differ before it counts, in milliseconds: the header tells whole seconds, and an answer
 * has been under way for a while.
 */
const TOLERANCE = 60_000;

/**
 * Follows the `Date` of the last answer. Before the first answer, and where answers tell no time, it is the device's.
 *
 *     now = device + (Date of the last answer - device when it came)        when that is a minute or more, else device
 *
 * @see RFC 9110 §6.6.1; decision 0163
 */
export const makeServerClock = (device: Clock): ServerClock => {
  let offset = 0;
  const hear = ({ headers }: Response): void => {
    const told = Date.parse(headers.get('date') ?? '');
    if (Number.isNaN(told)) return;
    const apart = told - device.now();
    offset = Math.abs(apart) < TOLERANCE ? 0 : apart;
  };
  return {
    now: () => instant(device.now() + offset),
    heardBy:
      (fetch) =>
      async (...call) => {
        const answer = await fetch(...call);
        hear(answer);
        return answer;
      },
  };
};
