import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { FileContent } from '../kernel/file-content.ts';
import type { Values } from '../kernel/fields/index.ts';
import type { plannerMessageForm, providerMessageForm, ratingForm } from './contact.forms.ts';
import type { Correspondent, ReachablePlanner } from './correspondent.ts';

export type ProviderMessage = Values<typeof providerMessageForm>;
export type PlannerMessage = Values<typeof plannerMessageForm>;
export type Rating = Values<typeof ratingForm>;

/** Who writes, and to whom they may write. Reading may be repeated. @see spec B §7 `GET /clients/{id}` */
export interface Correspondents {
  readonly of: (clientId: number) => TaskEither<CallFailure, Correspondent>;
}

/** What a client writes. A second call sends a second message. @see spec B §7 Contact and rating */
export interface Mailbox {
  readonly toProvider: (from: Correspondent, message: ProviderMessage) => TaskEither<CallFailure, void>;
  readonly toPlanner: (planner: Pick<ReachablePlanner, 'id'>, message: PlannerMessage) => TaskEither<CallFailure, void>;
  readonly rate: (from: Correspondent, rating: Rating) => TaskEither<CallFailure, void>;
}

/** The photos of planners. Refused for a planner without one. @see spec B §7 `GET planner/photo/{id}` */
export interface PlannerPhotos {
  readonly of: (planner: Pick<ReachablePlanner, 'id'>) => TaskEither<CallFailure, FileContent>;
}
