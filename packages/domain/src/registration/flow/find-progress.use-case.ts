import { sequenceS } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Standing, Flags } from '../flags/flag.ts';
import { flagsOf } from '../flags/flags.rules.ts';
import type { GatherStanding, StandingClient } from '../flags/gather-standing.use-case.ts';
import type { FlowFacts } from './flow.rules.ts';
import type { ReadRegistration } from './read-registration.use-case.ts';
import type { RegistrationStep } from './registration-step.ts';
import { resumeAt } from './resume.rules.ts';

/** The standing of a client's registration, and the page where it continues. */
export interface RegistrationProgress {
  readonly standing: Standing;
  readonly flags: Flags;
  readonly facts: FlowFacts;
  /** The page that is due. `undefined` when no page is due, or the client may not continue the registration now. */
  readonly due: RegistrationStep | undefined;
}

/** Finds the progress of a registration. */
export type FindProgress = (client: StandingClient) => TE.TaskEither<CallFailure, RegistrationProgress>;

interface Parts {
  readonly read: ReadRegistration;
  readonly gatherStanding: GatherStanding;
}

/**
 * Reads the registration and the standing at the same time.
 * @see spec A §2 Routing rules, Registration access; decision 0151
 */
export const makeFindProgress =
  ({ read, gatherStanding }: Parts): FindProgress =>
  (client) =>
    pipe(
      sequenceS(TE.ApplyPar)({ registration: read(client.clientId), standing: gatherStanding(client) }),
      TE.map(({ registration, standing }) => {
        const flags = flagsOf(standing);
        const due = resumeAt({ ...registration, checkList: standing.checkList, flags });
        return { standing, flags, facts: registration.facts, due };
      }),
    );
