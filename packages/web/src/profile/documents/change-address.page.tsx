import { visitPage } from '../../shell/frame/signed-in-page.tsx';
import { FormFields } from '../../ui/forms/form-fields.tsx';
import { ChangingPage } from './changing-page.tsx';
import { DOCUMENTS } from './documents.tokens.ts';

/** `/edit-documents/change-address`: the residence and its proof. */
export const Page = visitPage({ opens: DOCUMENTS.OpenChangeAddress }, ({ model }) => (
  <ChangingPage title="Alterar endereço" model={model}>
    {(form) => <FormFields form={form} />}
  </ChangingPage>
));
