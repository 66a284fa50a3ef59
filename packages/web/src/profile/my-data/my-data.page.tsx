import { MY_DATA_TEXTS, copyFailureMessage } from '@aroeira/domain/profile/messages';
import { Link } from 'wouter';
import { callFailureMessage } from '@aroeira/domain/kernel/messages';
import { observer } from 'mobx-react-lite';
import { visitPage } from '../../shell/frame/signed-in-page.tsx';
import { MY_DATA } from './my-data.module.ts';
import { useDeployment } from '../../composition/deployment.ts';
import { filledIn } from '../../shell/routing/matching.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { Consents } from './consents.tsx';
import { KeptDataList } from './kept-data-list.tsx';
import { Requests } from './requests.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FailureAlert } from '../../ui/feedback/support-code.tsx';
import type { CopyViewModel } from './copy.view-model.ts';
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

/** 'Levar uma cópia': everything that is kept, in one file. @see decision 0240 */
const CopyCard = observer(({ model: { call, canKeepFiles, take } }: { readonly model: CopyViewModel }) => {
  const { environment } = useDeployment();
  return (
    <Card title="Levar uma cópia">
      <p className="secondary">
        Um arquivo ZIP com tudo o que guardamos sobre você, em JSON e em planilhas CSV. Ele tem dados sigilosos: guarde
        em um lugar seguro.
      </p>
      {call.failure !== undefined && (
        <FailureAlert
          failure={call.failure}
          body={copyFailureMessage(call.failure, (failure) => callFailureMessage(failure, environment))}
        />
      )}
      {canKeepFiles ? (
        <Button look="secondary" icon="download" isBusy={call.isBusy} onPress={() => void take()}>
          Baixar meus dados
        </Button>
      ) : (
        <p className="strong">Para baixar, abra o portal no navegador.</p>
      )}
    </Card>
  );
});
