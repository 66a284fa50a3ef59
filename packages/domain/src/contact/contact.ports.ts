import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { PlannerMessage, ProviderMessage, Rating } from './contact.forms.ts';
import type { NamedPlanner, Sender } from './contact.ts';

/** What clients write. Sending twice writes twice, so nothing here is repeated by itself. @see spec B §7 Contact and rating */
export interface Messages {
  readonly toProvider: (
    message: ProviderMessage & { readonly from: Sender; readonly planner: NamedPlanner | undefined },
  ) => TaskEither<CallFailure, void>;
  readonly toPlanner: (plannerId: number, message: PlannerMessage) => TaskEither<CallFailure, void>;
  readonly rate: (rating: Rating & { readonly from: Sender }) => TaskEither<CallFailure, void>;
}
