import type { CallFailure } from '@aroeira/domain/kernel';
import type { ShownProfile } from '@aroeira/domain/renewal';
import type { TaskEither } from 'fp-ts/TaskEither';
import { loadedVisit } from '../../ui/loaded.ts';

interface Parts {
  readonly load: TaskEither<CallFailure, ShownProfile>;
  readonly remake: () => void;
}

export type InvestorProfileViewModel = ReturnType<typeof makeInvestorProfileModel>;

/** One visit to the investor profile. @see spec B §2 Profile */
export const makeInvestorProfileModel = ({ load, remake }: Parts) => ({ ...loadedVisit(load), remake });
