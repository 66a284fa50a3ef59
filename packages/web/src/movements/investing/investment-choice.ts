import type { Cents, Instant } from '@aroeira/domain/kernel';
import type { Fund, Investing } from '@aroeira/domain/movements';

/** What the client chose on the first page. */
export interface InvestmentChoice {
  readonly investing: Investing;
  /** The funds to invest in, in the order of the list. */
  readonly funds: readonly Fund[];
  /** The total to share out. Gross. */
  readonly total: Cents;
  /** The moment up to which the client knows of their investments. */
  readonly begunAt: Instant;
}
