import { bindings } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { ACCESS } from '../access.tokens.ts';
import { QUICK_ACCESS } from '../quick-access/quick-access.tokens.ts';
import { RETURNING } from './returning.tokens.ts';

/** The parts of the returning-user view. They are in the first load. The view itself loads with its page. */
export const returningBindings = bindings((bind) =>
  bind(RETURNING.ReturningParts, (parts) => parts, {
    signIn: ACCESS.SignInActions,
    consentsOf: ACCESS.ConsentsOfDevice,
    mainAccounts: ACCESS.MainAccounts,
    sessions: ACCESS.Sessions,
    memory: SHARED.DeviceMemory,
    spared: ACCESS.SparedClient,
    quickAccess: QUICK_ACCESS.SignInByQuickAccess,
    notices: SHARED.Notices,
    navigation: SHARED.Navigation,
    toasts: SHARED.Toasts,
    ports: SHARED.FormPorts,
  }),
);
