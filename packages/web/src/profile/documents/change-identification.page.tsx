import { IdentificationFields } from '../../registration/identity/identification-fields.tsx';
import { visitPage } from '../../shell/frame/signed-in-page.tsx';
import { ChangingPage } from './changing-page.tsx';
import { DOCUMENTS } from './documents.tokens.ts';

/** `/edit-documents/change-identification`: the identity document and its pictures. */
export const Page = visitPage({ opens: DOCUMENTS.OpenChangeIdentification }, ({ model }) => (
  <ChangingPage title="Alterar identificação" model={model}>
    {(form) => <IdentificationFields form={form} />}
  </ChangingPage>
));
