import { signedInPage } from '../../shell/frame/signed-in-page.tsx';
import { LinkRow } from '../../ui/link-row.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { EDIT_DOCUMENTS_TEXTS } from './documents.texts.ts';
import './documents.css';

/** `/edit-documents`: the ways to see and to change the papers of the registration. */
export const Page = signedInPage(
  () => (
    <div className="page">
      <PageHead title={EDIT_DOCUMENTS_TEXTS.title} lead={EDIT_DOCUMENTS_TEXTS.lead} back="/profile" />
      <div className="card is-flush rows in-column">
        <LinkRow icon="eye" caption={EDIT_DOCUMENTS_TEXTS.read} to="/edit-documents/read" />
        <LinkRow
          icon="id"
          caption={EDIT_DOCUMENTS_TEXTS.changeIdentification}
          to="/edit-documents/change-identification"
        />
        <LinkRow icon="home" caption={EDIT_DOCUMENTS_TEXTS.changeAddress} to="/edit-documents/change-address" />
      </div>
    </div>
  ),
  { place: 'profileEditing', lead: EDIT_DOCUMENTS_TEXTS.lead },
);
