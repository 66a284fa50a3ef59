import { useVisit } from '../composition/use-visit.ts';
import { SignedInFrame } from '../shell/frame/signed-in-frame.tsx';
import { CheckListScreen } from './check-list.screen.tsx';
import { RENEWAL } from './renewal.tokens.ts';

/** `/registration/renew`. */
export const Page = () => (
  <SignedInFrame>
    <CheckList />
  </SignedInFrame>
);

const CheckList = () => {
  const model = useVisit(RENEWAL.OpenCheckList);
  return model === undefined ? null : <CheckListScreen model={model} />;
};
