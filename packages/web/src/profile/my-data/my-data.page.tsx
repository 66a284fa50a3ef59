import { MY_DATA_TEXTS } from '@aroeira/domain/profile/messages';
import { Link } from 'wouter';
import { useVisit } from '../../composition/use-visit.ts';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { MY_DATA } from './my-data.tokens.ts';
import { useDeployment } from '../../composition/deployment.ts';
import { filledIn } from '../../shell/routing/matching.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { Consents } from './consents.tsx';
import { CopyCard } from './copy-card.tsx';
import { KeptDataList } from './kept-data-list.tsx';
import type { MyDataViewModel } from './my-data.view-model.ts';
import { Requests } from './requests.tsx';
import './my-data.css';

/** `/profile-my-data`. It draws nothing while a session ends. */
export const Page = () => {
  const model = useVisit(MY_DATA.OpenMyData);
  return <SignedInFrame>{model && <MyDataScreen model={model} />}</SignedInFrame>;
};

/** `/profile-my-data`. Draws the view model and passes gestures on; decides nothing. */
const MyDataScreen = ({ model: { copy, consents, requests } }: { readonly model: MyDataViewModel }) => {
  const { brand } = useDeployment();
  return (
    <div className="page">
      <PageHead title={MY_DATA_TEXTS.title} back="/profile" />
      <div className="columns">
        <div className="stack-24">
          <KeptDataList controller={brand.productName} />
          <CopyCard model={copy} />
        </div>
        <div className="stack-24">
          <Consents model={consents} />
          <Requests model={requests} />
          <Link className="link" href={filledIn('/talk-to-{product}', brand.slug)}>
            Falar com o encarregado de dados
            <Icon name="right" isSmall />
          </Link>
        </div>
      </div>
    </div>
  );
};
