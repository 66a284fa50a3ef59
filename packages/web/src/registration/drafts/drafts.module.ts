import { makeBrowserStorage, makeStepDrafts } from '@aroeira/adapters-http/storage';
import { bindings } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { tabPlace } from '../../composition/tab-place.ts';
import { REGISTRATION } from '../registration.tokens.ts';

/** What a page needs that keeps what the client typed on this device. */
export const draftsBindings = bindings((bind) => {
  bind(
    REGISTRATION.StepDrafts,
    ({ configuration, clock }) =>
      makeStepDrafts({
        device: makeBrowserStorage(() => window.localStorage),
        ...tabPlace(configuration),
        clock,
      }),
    { configuration: SHARED.Configuration, clock: SHARED.Clock },
  );
});
