import type { IO } from 'fp-ts/IO';
import type { CallFailure } from './call-failure.ts';

/**
 * Where a failure goes that the client is not told of, for whoever runs the product. What is written down must not name
 * the client: neither the path that was called nor the server's raw answer.
 */
export interface Log {
  /** @param what the product was about to do, in English: `load the yield of 12m` */
  readonly failed: (what: string, why: CallFailure) => IO<void>;
}
