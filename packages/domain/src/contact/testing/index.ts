import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { refused } from '../../kernel/testing/index.ts';
import type { Correspondents, Mailbox, PlannerPhotos } from '../contact.ports.ts';
import type { Correspondent, ReachablePlanner } from '../correspondent.ts';

export const reachablePlanner = (changes: Partial<ReachablePlanner> = {}): ReachablePlanner => ({
  id: 2,
  name: 'Marina Cavalcanti',
  shortName: 'Marina',
  phone: '11955550142',
  email: 'marina@aroeira.exemplo.com.br',
  ...changes,
});

/** A client with a planner. */
export const correspondent = (changes: Partial<Correspondent> = {}): Correspondent => ({
  clientId: 7,
  name: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  phone: '11987654321',
  planner: reachablePlanner(),
  ...changes,
});

/** A server that knows one client. */
export const correspondents = (
  answer: TE.TaskEither<CallFailure, Correspondent> = TE.right(correspondent()),
): Correspondents => ({ of: () => answer });

/** A server that keeps what it gets. A failing server keeps it too, because an answer can be lost. */
export const mailbox = (
  answer: TE.TaskEither<CallFailure, void> = TE.right(undefined),
): Mailbox & { readonly got: unknown[] } => {
  const got: unknown[] = [];
  const take = (what: unknown) => {
    got.push(what);
    return answer;
  };
  return {
    got,
    toProvider: (from, message) => take({ from: from.clientId, ...message }),
    toPlanner: ({ id }, { message }) => take({ to: id, message }),
    rate: (from, rating) => take({ from: from.clientId, ...rating }),
  };
};

/** No planner has a photo. */
export const noPlannerPhotos: PlannerPhotos = { of: () => TE.left(refused('not_found')) };
