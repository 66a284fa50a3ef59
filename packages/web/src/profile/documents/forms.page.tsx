import { DOCUMENTS_TEXTS } from '@aroeira/domain/profile/messages';
import { useVisit } from '../../composition/use-visit.ts';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { DOCUMENTS } from './documents.tokens.ts';
import { PageHead } from '../../shell/frame/page-head.tsx';
import type { FormsViewModel } from './forms.view-model.ts';
import { PaperList } from './paper-list.tsx';

/** `/profile-forms` */
export const Page = () => {
  const model = useVisit(DOCUMENTS.OpenForms);
  return (
    <SignedInFrame>
      <FormsScreen model={model} />
    </SignedInFrame>
  );
};

/** `/profile-forms`: the blank forms. */
const FormsScreen = ({ model: { papers, downloads } }: { readonly model: FormsViewModel }) => (
  <div className="page">
    <PageHead title={DOCUMENTS_TEXTS.formsTitle} lead={DOCUMENTS_TEXTS.formsLead} back="/profile" />
    <div className="paper-list">
      <PaperList
        label={DOCUMENTS_TEXTS.formsTitle}
        icon="report"
        papers={papers}
        page="/profile-forms/read"
        downloads={downloads}
      />
    </div>
  </div>
);
