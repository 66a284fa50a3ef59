import { useVisit } from '../../composition/use-visit.ts';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { DOCUMENTS } from './documents.tokens.ts';
import { FormsScreen } from './forms.screen.tsx';

/** `/profile-forms` */
export const Page = () => {
  const model = useVisit(DOCUMENTS.OpenForms);
  return (
    <SignedInFrame>
      <FormsScreen model={model} />
    </SignedInFrame>
  );
};
