import { checkProposal } from '@aroeira/domain/registration';
import * as E from 'fp-ts/Either';
import { observable, runInAction } from 'mobx';

/** What a visit to /registration works with. The view model knows no route. */
interface WelcomeParts {
  /** Whether the client accepted the proposal: on this page earlier, or in the viewer just now. */
  readonly isAccepted: boolean;
  /** Keeps the answer for the way back from the viewer. */
  readonly keep: (isAccepted: boolean) => void;
  readonly start: () => void;
}

export type WelcomeViewModel = ReturnType<typeof makeWelcomeModel>;

/** One visit to /registration. @see spec A §2 Registration routes, A §5 Registration, Terms */
export const makeWelcomeModel = ({ isAccepted, keep, start }: WelcomeParts) => {
  const answer = observable({ isAccepted, isMissing: false });
  const say = (accepts: boolean, isMissing: boolean) =>
    runInAction(() => Object.assign(answer, { isAccepted: accepts, isMissing }));
  keep(isAccepted);
  return {
    /** Whether the box is checked, and whether the last press of 'Iniciar' lacked it. */
    answer,
    toggle: () => {
      say(!answer.isAccepted, false);
      keep(answer.isAccepted);
    },
    start: () => {
      if (E.isRight(checkProposal(answer.isAccepted))) start();
      else say(false, true);
    },
  };
};
