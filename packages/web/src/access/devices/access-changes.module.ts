import { bindings } from '../../composition/bindings.ts';
import { AccessChanges } from './access-changes.ts';
import { DEVICES } from './devices.tokens.ts';

/** What the parts of the access tell the security activity. */
export const accessChangesBindings = bindings((bind) => bind(DEVICES.AccessChanges, () => new AccessChanges()));
