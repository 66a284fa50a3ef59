import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { Document } from '../kernel/document.ts';
import type { Holding } from './position.ts';
import type { YieldHistory, YieldPeriod } from './yield.ts';

/** The positions of clients. Reading may be repeated. @see spec B §7 `GET /investorPosition` */
export interface Positions {
  readonly of: (document: Document) => TaskEither<CallFailure, readonly Holding[]>;
}

/** The yields of portfolios, without pension. Reading may be repeated. @see spec B §7 `GET rentability/graph/v5/…` */
export interface YieldHistories {
  readonly of: (document: Document, period: YieldPeriod['value']) => TaskEither<CallFailure, YieldHistory>;
}
