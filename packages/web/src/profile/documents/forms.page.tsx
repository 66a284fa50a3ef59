import { DOCUMENTS_TEXTS } from '@aroeira/domain/profile/messages';
import { visitPage } from '../../shell/frame/signed-in-page.tsx';
import { DOCUMENTS } from './documents.tokens.ts';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { PaperList } from './paper-list.tsx';

/** `/profile-forms`: the blank forms. */
export const Page = visitPage({ opens: DOCUMENTS.OpenForms }, ({ model: { papers, downloads } }) => (
  <div className="page">
    <PageHead title={DOCUMENTS_TEXTS.formsTitle} lead={DOCUMENTS_TEXTS.formsLead} back="/profile" />
    <div className="in-column">
      <PaperList
        label={DOCUMENTS_TEXTS.formsTitle}
        icon="report"
        papers={papers}
        page="/profile-forms/read"
        downloads={downloads}
      />
    </div>
  </div>
));
