import { useEffect } from 'react';
import { useInject } from '../../composition/injection.tsx';
import { SHARED } from '../../composition/shared.tokens.ts';
import type { Token } from '../../composition/token.ts';
import { useVisit } from '../../composition/use-visit.ts';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { usePageTitle } from '../../shell/routing/page-title.ts';
import type { Path } from '../../shell/routing/paths.ts';
import { PDF } from '../../shell/pdf/pdf.tokens.ts';
import { PaperScreen } from './paper.screen.tsx';
import type { PaperViewModel } from './paper.view-model.ts';

/** The page of one PDF of a list. Without a PDF from the list it goes back. @see decision Q082 */
export const paperPage = (token: Token<() => PaperViewModel | undefined>, list: Path) =>
  function Page() {
    const model = useVisit(token);
    return (
      <SignedInFrame>{model === undefined ? <GoBack to={list} /> : <Opened model={model} back={list} />}</SignedInFrame>
    );
  };

const GoBack = ({ to }: { readonly to: Path }) => {
  const navigation = useInject(SHARED.Navigation);
  useEffect(() => navigation.pop(to), [navigation, to]);
  return null;
};

const Opened = ({ model, back }: { readonly model: PaperViewModel; readonly back: Path }) => {
  const reader = useInject(PDF.Reader);
  usePageTitle(model.title);
  return <PaperScreen model={model} back={back} reader={reader} />;
};
