import { flagMessage } from '@aroeira/domain/registration/messages';
import { observer } from 'mobx-react-lite';
import { useInject } from '../../composition/injection.tsx';
import { SHARED } from '../../composition/shared.tokens.ts';
import { useVisit } from '../../composition/use-visit.ts';
import { Permitted } from '../../registration/standing/permitted.tsx';
import { STANDING } from '../../registration/standing/standing.tokens.ts';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { MOVEMENTS } from '../movements.tokens.ts';
import { HubScreen } from './hub.screen.tsx';

/** `/movements`. */
export const Page = () => (
  <SignedInFrame>
    <Permitted to="movements">
      <Hub />
    </Permitted>
  </SignedInFrame>
);

const Hub = observer(() => {
  const model = useVisit(MOVEMENTS.OpenHub);
  const navigation = useInject(SHARED.Navigation);
  const investing = useInject(STANDING.PortalStanding).accessTo('investing');
  return (
    <HubScreen
      notice={model.notice}
      investingClosed={investing._tag === 'Closed' ? flagMessage(investing.reason) : undefined}
      onStartQuestionnaire={() => navigation.push('/registration/suitability/start/0', { purpose: 'remake' })}
      onGoBack={() => navigation.pop('/dashboard')}
    />
  );
});
