import type { Moves } from '../../shell/session/kept.ts';

/** Whether the person at this device accepted the proposal. */
export interface Acceptance {
  isAccepted: boolean;
}

/** Keeps the acceptance between the pages of the registration. Outside of them it is gone: the next person answers anew. */
export const makeAcceptance = (navigation: Moves): Acceptance => {
  const kept: Acceptance = { isAccepted: false };
  navigation.subscribe(() => {
    if (!navigation.path().startsWith('/registration')) kept.isAccepted = false;
  });
  return kept;
};
