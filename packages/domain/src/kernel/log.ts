import type { IO } from 'fp-ts/IO';
import type { CallFailure } from './call-failure.ts';

/**
 * Records a failure that the client does not see, for the people who run the product. A record must not name the
 * client, so it holds neither the path of the call nor the raw answer of the server.
 */
export interface Log {
  /** @param what the product was about to do, in English: `load the yield of 12m` */
  readonly failed: (what: string, why: CallFailure) => IO<void>;
}
