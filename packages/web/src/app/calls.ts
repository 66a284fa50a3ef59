import { accessCallsBindings } from '../access/access-calls.module.ts';
import { quickAccessLoadingBindings } from '../access/quick-access/quick-access-loading.module.ts';
import type { Bindings } from '../composition/bindings.ts';
import { serverBindings } from '../shell/server.module.ts';
import { exitsBindings } from './exits.module.ts';
import { nextPageBindings } from './next-page.module.ts';
import { sessionWatchBindings } from './session-watch.module.ts';

/** What calls the server, for every capability, and what watches the session of these calls. */
export const CALL_BINDINGS: Bindings = [
  ...serverBindings,
  ...accessCallsBindings,
  ...quickAccessLoadingBindings,
  ...exitsBindings,
  ...nextPageBindings,
  ...sessionWatchBindings,
];
