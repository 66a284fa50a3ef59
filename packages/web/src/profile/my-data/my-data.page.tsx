import { MY_DATA_TEXTS } from '@aroeira/domain/profile/messages';
import { Link } from 'wouter';
import { visitPage } from '../../shell/frame/signed-in-page.tsx';
import { MY_DATA } from './my-data.tokens.ts';
import { useDeployment } from '../../composition/deployment.ts';
import { filledIn } from '../../shell/routing/matching.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { Consents } from './consents.tsx';
import { CopyCard } from './copy-card.tsx';
import { KeptDataList } from './kept-data-list.tsx';
import { Requests } from './requests.tsx';
import './my-data.css';

/** `/profile-my-data`. */
export const Page = visitPage({ opens: MY_DATA.OpenMyData }, ({ model: { copy, consents, requests } }) => {
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
});
