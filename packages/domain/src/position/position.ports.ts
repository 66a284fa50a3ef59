import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { Document } from '../kernel/document.ts';
import type { Holding } from './position.ts';
import type { YieldHistory, YieldPeriod } from './yield.ts';

/** What clients hold. Reading may be repeated. @see spec B §7 `GET /investorPosition` */
export interface Positions {
  readonly of: (document: Document) => TaskEither<CallFailure, readonly Holding[]>;
}

/** What portfolios yielded, without pension. Reading may be repeated. @see spec B §7 `GET rentability/graph/v5/…` */
export interface YieldHistories {
  readonly of: (document: Document, period: YieldPeriod['value']) => TaskEither<CallFailure, YieldHistory>;
}
