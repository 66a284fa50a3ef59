import { instant, type Clock } from '@aroeira/domain/kernel';
import type { Fetch } from './transport.ts';

/** The server's time, for rules that the server decides. */
export interface ServerClock extends Clock {
  /** Wraps a fetch: each answer sets the clock. */
  readonly heardBy: (fetch: Fetch) => Fetch;
}

/**
 * The smallest difference of the two clocks that counts, in milliseconds. The header has whole seconds, and an answer
 * takes time to arrive.
 */
const TOLERANCE = 60_000;

/**
 * Follows the `Date` of the last answer. Without such an answer it uses the device's time.
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
