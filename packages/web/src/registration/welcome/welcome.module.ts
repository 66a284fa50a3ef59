import { mayEnter } from '@aroeira/domain/access';
import * as O from 'fp-ts/Option';
import { bindings, type Bindings, type PartsOf } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { STEP_PATHS } from '../../shell/routing/paths.ts';
import { acceptanceBindings } from './acceptance.module.ts';
import { makeWelcomeModel } from './welcome.view-model.ts';
import { WELCOME } from './welcome.tokens.ts';

const opening = { acceptance: WELCOME.Acceptance, memory: SHARED.DeviceMemory, navigation: SHARED.BrowserNavigation };

/** What the first page of a registration needs. */
export const welcomeBindings: Bindings = [
  ...acceptanceBindings,
  ...bindings((bind) => {
    bind(WELCOME.OpenWelcome, openWelcome, opening);
  }),
];

/** A client with a session begins at the start of a client (decision Q020), whose guard decides the rest. */
const openWelcome =
  ({ acceptance, memory, navigation }: PartsOf<typeof opening>) =>
  () => {
    if (O.exists(mayEnter)(memory.session.read())) return STEP_PATHS.authStart;
    const state = navigation.state();
    // The viewer of the terms answers so (decision 0184).
    const isRead = state !== undefined && 'accepted' in state && state.accepted === 'proposal';
    return makeWelcomeModel({
      isAccepted: isRead || acceptance.isAccepted,
      keep: (isAccepted) => {
        acceptance.isAccepted = isAccepted;
      },
      start: () => navigation.push(STEP_PATHS.start),
    });
  };
