import type { Cents } from '../kernel/money.ts';
import type { FundType } from './fund-type.ts';

/** A client's holding in funds of one type, from the server. Gross. */
export interface Holding {
  readonly type: string;
  readonly amount: Cents;
}

/** A line of the position: one fund type. Its amount is never zero. */
export interface PositionItem {
  /** The caption of the fund type, or the server's own word when the catalogue does not know it. */
  readonly caption: string;
  /** As the server wrote it. */
  readonly type: string;
  readonly fundType: FundType | undefined;
  /** Gross. */
  readonly amount: Cents;
  /** Percent of the total, two decimals: 36.5 is 36,50%. */
  readonly percent: number;
}

/** The whole position of a client, by fund type. */
export interface Position {
  readonly items: readonly PositionItem[];
  /** The sum of the items, gross. */
  readonly total: Cents;
}
