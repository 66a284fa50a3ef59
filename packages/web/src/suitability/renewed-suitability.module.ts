import { makeHttpRenewedSuitability } from '@aroeira/adapters-http/suitability';
import { bindings } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { SUITABILITY } from './suitability.tokens.ts';

/** Whether the suitability is in order. The hub of movements asks it too. */
export const renewedSuitabilityBindings = bindings((bind) => {
  bind(SUITABILITY.RenewedSuitability, makeHttpRenewedSuitability, SHARED.HttpClient);
});
