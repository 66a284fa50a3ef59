import { NEW_PLANS, PENSION_TEXTS } from '@aroeira/domain/pension/messages';
import { observer } from 'mobx-react-lite';
import { visitPage } from '../shell/frame/signed-in-page.tsx';
import { useDeployment } from '../composition/deployment.ts';
import { PENSION } from './pension.module.ts';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { PageHead } from '../shell/frame/page-head.tsx';
import { Certificate } from './certificate.tsx';
import { NoPlan, TryLater } from './pension-panels.tsx';
import type { PensionViewModel } from './pension.view-model.ts';
import './pension.css';

/** `/welfare`. */
export const Page = visitPage({ opens: PENSION.OpenPension }, ({ model }) => (
  <div className="page is-form">
    <PageHead title={PENSION_TEXTS.title} back="/dashboard" />
    <Content model={model} />
  </div>
));

const Content = observer(({ model }: { readonly model: PensionViewModel }) => {
  const { brand } = useDeployment();
  const { loaded, open } = model;
  const view = loaded.value;
  if (view === undefined) return <Waiting />;
  switch (view._tag) {
    case 'Certificates':
      return (
        <>
          <ul className="stack">
            {view.certificates.map((certificate) => (
              <li key={certificate.number}>
                <Certificate certificate={certificate} />
              </li>
            ))}
          </ul>
          <p className="secondary">{NEW_PLANS}</p>
        </>
      );
    case 'NoPlan':
      return <NoPlan panel={view} />;
    case 'TryLater':
      return <TryLater panel={view} support={brand.supportWhatsApp} onRetry={() => void open()} />;
    case 'SignedOut':
      return null;
  }
});

/** Two closed cards. */
const Waiting = () => (
  <div className="stack" aria-busy="true">
    {['first', 'second'].map((card) => (
      <div key={card} className="card certificate certificate-waiting">
        <Skeleton />
        <Skeleton />
      </div>
    ))}
  </div>
);
