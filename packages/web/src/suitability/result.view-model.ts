import type { CallFailure } from '@aroeira/domain/kernel';
import type { RegistrationDestination } from '@aroeira/domain/registration';
import type { InvestorProfile, Questionnaire } from '@aroeira/domain/suitability';
import type { TaskEither } from 'fp-ts/TaskEither';
import { loadedVisit } from '../ui/loaded.ts';

/** The profile, and until when the answers count. */
export interface ShownResult {
  readonly profile: InvestorProfile;
  readonly last: Questionnaire['last'];
  /** Whether the client redefined the profile, and may sign the terms again. @see decision 0223 */
  readonly canSign: boolean;
}

/** Where a client goes who has no result to see, or the result. */
export type Result =
  | { readonly _tag: 'None'; readonly to: RegistrationDestination }
  | ({ readonly _tag: 'Shown' } & ShownResult);

interface Parts {
  readonly load: TaskEither<CallFailure, Result>;
  readonly leadAway: (to: RegistrationDestination) => void;
  readonly goOn: () => void;
  readonly sign: () => void;
}

export type ResultViewModel = ReturnType<typeof makeResultModel>;

/** One visit to the result of the questionnaire. @see spec A §2 Registration routes */
export const makeResultModel = ({ load, leadAway, goOn, sign }: Parts) => ({
  ...loadedVisit(load, {
    shown: (result) => {
      if (result._tag === 'None') leadAway(result.to);
    },
  }),
  goOn,
  sign,
});
