import { NEW_PLANS, PENSION_TEXTS } from '@aroeira/domain/pension/messages';
import { observer } from 'mobx-react-lite';
import { useDeployment } from '../composition/deployment.ts';
import { useVisit } from '../composition/use-visit.ts';
import { SignedInFrame } from '../shell/frame/signed-in-frame.tsx';
import { PENSION } from './pension.tokens.ts';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { PageHead } from '../shell/frame/page-head.tsx';
import { Certificate } from './certificate.tsx';
import { NoPlan, TryLater } from './pension-panels.tsx';
import type { PensionViewModel } from './pension.view-model.ts';
import './pension.css';

/** `/welfare`. It draws nothing while a session ends. */
export const Page = () => {
  const { brand } = useDeployment();
  const model = useVisit(PENSION.OpenPension);
  return <SignedInFrame>{model && <PensionScreen model={model} support={brand.supportWhatsApp} />}</SignedInFrame>;
};

interface Props {
  readonly model: PensionViewModel;
  /** The number of the support's WhatsApp. Empty when there is none. */
  readonly support: string;
}

/** `/welfare`. Draws the view model and passes gestures on; decides nothing. */
const PensionScreen = (props: Props) => (
  <div className="page is-pension">
    <PageHead title={PENSION_TEXTS.title} back="/dashboard" />
    <Content {...props} />
  </div>
);

const Content = observer(({ model, support }: Props) => {
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
      return <TryLater panel={view} support={support} onRetry={() => void open()} />;
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
