import { useParams } from 'wouter';
import { MISUSE as TEXTS } from '@aroeira/domain/access/messages';
import { callFailureMessage, TRY_AGAIN } from '@aroeira/domain/kernel/messages';
import { observer } from 'mobx-react-lite';
import { useVisit } from '../../composition/injection.tsx';
import { PublicShell } from '../../shell/frame/public-shell.tsx';
import { MISUSE } from './misuse.module.ts';
import { useDeployment } from '../../composition/deployment.ts';
import { FailureAlert } from '../../ui/feedback/support-code.tsx';
import { ButtonLink } from '../../shell/frame/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SupportLink } from '../../ui/support-link.tsx';
import './misuse.css';
import type { MisuseViewModel, Report } from './misuse.view-model.ts';

/** `/acessoIndevido/:loginId`. It sends the report as soon as it opens, and always has a link to support. */
export const Page = observer(() => {
  const { loginId = '' } = useParams();
  const model = useVisit(MISUSE.OpenMisuse, loginId);
  return (
    <PublicShell isShort>
      <div className="stack misuse" aria-live="polite">
        <h1>{TITLES[model.report._tag]}</h1>
        <Outcome model={model} />
      </div>
      <Support isWhatNow={model.report._tag === 'Blocked' || model.report._tag === 'Incomplete'} />
    </PublicShell>
  );
});

const TITLES: Readonly<Record<Report['_tag'], string>> = {
  Reporting: TEXTS.reporting,
  Blocked: TEXTS.blocked,
  Incomplete: TEXTS.incomplete,
  Ended: TEXTS.ended,
  Failed: TEXTS.failed,
};

const Outcome = observer(({ model }: { readonly model: MisuseViewModel }) => {
  const { environment } = useDeployment();
  switch (model.report._tag) {
    case 'Reporting':
      return <Skeleton />;
    case 'Blocked':
      return <p>{TEXTS.whatNow}</p>;
    case 'Incomplete':
      return <p>{TEXTS.incompleteNow}</p>;
    case 'Ended':
      return (
        <>
          <p>{TEXTS.endedNow}</p>
          <ButtonLink to="/forgotPassword">{TEXTS.newPassword}</ButtonLink>
        </>
      );
    case 'Failed':
      return (
        <>
          <FailureAlert failure={model.report.failure} body={callFailureMessage(model.report.failure, environment)} />
          <Button icon="retry" onPress={() => void model.send()}>
            {TRY_AGAIN}
          </Button>
        </>
      );
  }
});

/** The link is a filled button when the client can do nothing else. @see decision Q107 */
const Support = ({ isWhatNow }: { readonly isWhatNow: boolean }) => {
  const { brand } = useDeployment();
  return (
    <SupportLink look={isWhatNow ? 'primary' : 'secondary'} number={brand.supportWhatsApp}>
      {TEXTS.support}
    </SupportLink>
  );
};
