import { bindings } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import type { Moves } from '../../shell/session/kept.ts';
import { WELCOME, type Acceptance } from './welcome.tokens.ts';

/** The acceptance of the proposal, which the first page gives and the start of the form asks for. */
export const acceptanceBindings = bindings((bind) => {
  bind(WELCOME.Acceptance, makeAcceptance, SHARED.BrowserNavigation);
});

/** Keeps the acceptance between the registration's pages. Outside of them it is gone: the next person answers. */
const makeAcceptance = (navigation: Moves): Acceptance => {
  const kept: Acceptance = { isAccepted: false };
  navigation.subscribe(() => {
    if (!navigation.path().startsWith('/registration')) kept.isAccepted = false;
  });
  return kept;
};
