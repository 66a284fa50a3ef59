import { makeHttpMovements } from '@aroeira/adapters-http/movements';
import { bindings } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { Kept } from '../shell/session/kept.ts';
import { MOVEMENTS } from './movements.tokens.ts';

/** The movement list, asked for once in a session. The dashboard asks for it, so that an order need not wait (0191). */
export const keptMovementsBindings = bindings((bind) => {
  bind(MOVEMENTS.Movements, makeHttpMovements, SHARED.HttpClient);
  bind(
    MOVEMENTS.KeptMovements,
    ({ movements, ...session }) =>
      new Kept(session, ({ clientId }, isAgain) => (isAgain ? movements.reload : movements.list)(clientId)),
    { movements: MOVEMENTS.Movements, memory: SHARED.DeviceMemory, navigation: SHARED.BrowserNavigation },
  );
});
