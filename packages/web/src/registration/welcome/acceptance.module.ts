import { bindings } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { makeAcceptance } from './acceptance.ts';
import { WELCOME } from './welcome.tokens.ts';

/** The acceptance of the proposal, which the first page gives and the start of the form asks for. */
export const acceptanceBindings = bindings((bind) => {
  bind(WELCOME.Acceptance, makeAcceptance, SHARED.BrowserNavigation);
});
