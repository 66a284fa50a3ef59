import type { IO } from 'fp-ts/IO';
import type { CallFailure } from './call-failure.ts';

/** For the people who run the product. No record names the client: it has neither path nor raw answer. */
export interface Log {
  /** @param what the product tried to do, in English: `load the yield of 12m` */
  readonly failed: (what: string, why: CallFailure) => IO<void>;
}
