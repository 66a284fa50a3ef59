import { useVisit } from '../../composition/use-visit.ts';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { MyDataScreen } from './my-data.screen.tsx';
import { MY_DATA } from './my-data.tokens.ts';

/** `/profile-my-data`. It draws nothing while a session ends. */
export const Page = () => {
  const model = useVisit(MY_DATA.OpenMyData);
  return <SignedInFrame>{model && <MyDataScreen model={model} />}</SignedInFrame>;
};
