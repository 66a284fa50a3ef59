import { makeHttpPensionCertificates } from '@aroeira/adapters-http/pension';
import * as O from 'fp-ts/Option';
import { bindings, type Bindings } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { PENSION } from './pension.tokens.ts';
import { PensionViewModel } from './pension.view-model.ts';

/** What the pension page needs. */
export const pensionBindings: Bindings = bindings((bind) => {
  bind(PENSION.Certificates, makeHttpPensionCertificates, SHARED.HttpClient);
  bind(
    PENSION.OpenPension,
    ({ memory, certificates }) =>
      () => {
        const session = O.toUndefined(memory.session.read());
        return session && new PensionViewModel({ certificates, document: session.document });
      },
    { memory: SHARED.DeviceMemory, certificates: PENSION.Certificates },
  );
});
