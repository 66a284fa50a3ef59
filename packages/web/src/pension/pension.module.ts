import { makeHttpPensionCertificates } from '@aroeira/adapters-http/pension';
import type { PensionCertificates } from '@aroeira/domain/pension';
import { bindings, type Bindings } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { makePensionModel, type PensionViewModel } from './pension.view-model.ts';
import { tokens } from '../composition/token.ts';

/** The client's plans with the insurer. */
export const PENSION = tokens<{
  Certificates: PensionCertificates;
  /** Answers with nothing when there is no session. */
  OpenPension: () => PensionViewModel | undefined;
}>('PENSION');

/** What the pension page needs. */
export const pensionBindings: Bindings = bindings((bind) => {
  bind(PENSION.Certificates, makeHttpPensionCertificates, SHARED.HttpClient);
  bind.visit(
    PENSION.OpenPension,
    (session, { certificates }) => makePensionModel({ certificates, document: session.document }),
    { certificates: PENSION.Certificates },
  );
});
