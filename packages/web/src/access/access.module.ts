import { makeSparedClient } from '@aroeira/adapters-http/storage';
import * as O from 'fp-ts/Option';
import { bindings } from '../composition/bindings.ts';
import { ACCESS } from './access.tokens.ts';
import { tabPlace } from '../composition/tab-place.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { SignInViewModel } from './sign-in/sign-in.view-model.ts';

/** The form of a first sign-in. What it calls comes later (access-calls.module.ts). */
export const accessBindings = bindings((bind) => {
  bind(ACCESS.SparedClient, (configuration) => makeSparedClient(tabPlace(configuration)), SHARED.Configuration);
  // A view model lives for one visit to one page, so the container holds a function that opens one.
  bind(
    ACCESS.OpenSignIn,
    ({ memory, ports }) =>
      (loadCalls) =>
        new SignInViewModel({ loadCalls, isLeftOpen: O.isSome(memory.session.read()) }, ports),
    { memory: SHARED.DeviceMemory, ports: SHARED.FormPorts },
  );
});
