import {
  codeIn,
  makeHttpControls,
  newRequests,
  type LoggedRequest,
  type Opening,
  type Results,
  type World,
} from '@aroeira/adapters-http/controls';
import type { HttpClient } from '@aroeira/adapters-http/http';
import { isRefusedWith, type CallFailure } from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';

export type {
  ClockMove,
  KeptFault,
  LoggedRequest,
  NewFault,
  NewRequests,
  NoCode,
  Persona,
  ResultState,
  ScenarioResult,
  Snapshot,
  StepResult,
  World,
} from '@aroeira/adapters-http/controls';

/** A server may lack a group of controls. Then there is nothing of it to show. */
const ifThere = <A>(task: TE.TaskEither<CallFailure, A>): TE.TaskEither<CallFailure, A | 'absent'> =>
  pipe(
    task,
    TE.orElseW((failure) =>
      failure._tag === 'Refused' && failure.status === 404 ? TE.right('absent' as const) : TE.left(failure),
    ),
  );

const noneAs404 = (failure: CallFailure) =>
  isRefusedWith(failure, 'no_results') ? TE.right(undefined) : TE.left(failure);

/** The controls of the sandbox that served this page. @param http a client whose base is `/sandbox` */
export const pageControls = (http: HttpClient) => {
  const controls = makeHttpControls(http);
  return {
    ...controls,
    /** The world of this page. The clock is asked first, because every server has one: without the key it refuses. */
    world: pipe(
      controls.time,
      TE.chain(() => ifThere(controls.world)),
    ),
    worlds: ifThere(controls.worlds),
    presets: ifThere(controls.presets),
    snapshots: ifThere(controls.snapshots),
    /** Newest first, each with its code if it has one. */
    mails: pipe(
      controls.outbox({}),
      TE.map((mails) => mails.map((mail) => ({ ...mail, code: codeIn(mail.text) }))),
    ),
    /** @param from the last known request, or 0 */
    newRequests: (from: LoggedRequest | number) => newRequests(controls.requests, from),
    /** `undefined` before the first run. The worlds tell where a browser opens one that a failed scenario left. */
    results: pipe(
      controls.results,
      TE.chain((results) =>
        pipe(
          ifThere(controls.worlds),
          TE.map((worlds): LastRun => ({ ...results, worlds: worlds === 'absent' ? [] : worlds })),
        ),
      ),
      TE.orElseW(noneAs404),
    ),
    /** @returns the address of a link that opens the portal once */
    openLink: (opening: Opening) =>
      pipe(
        controls.openTicket(opening),
        TE.map((ticket) => `/sandbox/open#${ticket}`),
      ),
  };
};

/** The last run of scenarios, and the worlds that the server has now. */
export interface LastRun extends Results {
  readonly worlds: readonly World[];
}

export type Controls = ReturnType<typeof pageControls>;
