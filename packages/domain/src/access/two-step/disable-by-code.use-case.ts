import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ChangeTwoStep } from './change-two-step.use-case.ts';
import type { TwoStepCodeFailure } from './two-step.errors.ts';
import type { TwoStepChoice } from './two-step.ts';

/**
 * Turns two-step verification off, and asks for the code when one is due.
 *
 * @param kept the code of an earlier e-mail. With it no new code is sent, because a new one would void it
 */
type DisableByCode = <F>(
  kept: string | undefined,
  ask: TE.TaskEither<F, string>,
) => TE.TaskEither<F | TwoStepCodeFailure, TwoStepChoice>;

/** @see spec B §4 Two-step authentication */
export const makeDisableByCode =
  ({ disable, confirmDisable }: ChangeTwoStep): DisableByCode =>
  (kept, ask) =>
    kept === undefined
      ? pipe(
          disable,
          TE.chainW((step) => (step._tag === 'Done' ? TE.right(step.choice) : pipe(ask, TE.chainW(confirmDisable)))),
        )
      : confirmDisable(kept);
