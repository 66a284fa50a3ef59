import { makeHttpPensionCertificates } from '@aroeira/adapters-http/pension';
import { bindings, type Bindings } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { PENSION } from './pension.tokens.ts';
import { makePensionModel } from './pension.view-model.ts';

/** What the pension page needs. */
export const pensionBindings: Bindings = bindings((bind) => {
  bind(PENSION.Certificates, makeHttpPensionCertificates, SHARED.HttpClient);
  bind.visit(
    PENSION.OpenPension,
    (session, { certificates }) => makePensionModel({ certificates, document: session.document }),
    { certificates: PENSION.Certificates },
  );
});
