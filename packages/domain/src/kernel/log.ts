import type { IO } from 'fp-ts/IO';
import type { CallFailure } from './call-failure.ts';

/**
 * Records a failure that the client does not see, for the people who run the product. A record must not name the
 * client. So it does not hold the path of the call or the raw answer of the server.
 */
export interface Log {
  /** @param what the product tried to do, in English: `load the yield of 12m` */
  readonly failed: (what: string, why: CallFailure) => IO<void>;
}
