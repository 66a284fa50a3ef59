import { MISUSE } from '@aroeira/domain/access';
import { callFailureMessage } from '@aroeira/domain/kernel';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { useInject } from '../../composition/injection.tsx';
import { TOKENS } from '../../composition/tokens.ts';
import { PublicShell } from '../../shell/frame/public-shell.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { MisuseViewModel, Report } from './misuse.view-model.ts';

/** `/acessoIndevido/:loginId`: reports as soon as it is opened, and always shows the way to somebody who helps. */
export const MisuseScreen = observer(() => {
  const { loginId = '' } = useParams();
  const open = useInject(TOKENS.OpenMisuse);
  const [model] = useState(() => open(loginId));
  useEffect(() => void model.send(), [model]);
  return (
    <PublicShell isShort>
      <div className="stack" aria-live="polite">
        <h1>{TITLES[model.report._tag]}</h1>
        <Outcome model={model} />
      </div>
      <SupportLink isWhatNow={model.report._tag === 'Blocked' || model.report._tag === 'Incomplete'} />
    </PublicShell>
  );
});

const TITLES: Readonly<Record<Report['_tag'], string>> = {
  Reporting: MISUSE.reporting,
  Blocked: MISUSE.blocked,
  Incomplete: MISUSE.incomplete,
  Failed: MISUSE.failed,
};

const Outcome = observer(({ model }: { readonly model: MisuseViewModel }) => {
  const { environment } = useInject(TOKENS.Configuration);
  switch (model.report._tag) {
    case 'Reporting':
      return <Skeleton />;
    case 'Blocked':
      return <p>{MISUSE.whatNow}</p>;
    case 'Incomplete':
      return <p>{MISUSE.incompleteNow}</p>;
    case 'Failed':
      return (
        <>
          <Alert body={callFailureMessage(model.report.failure, environment)} />
          <Button icon="retry" onPress={() => void model.send()}>
            Tentar novamente
          </Button>
        </>
      );
  }
});

/** The screen's one filled button once there is nothing else to do. @see decision Q107 */
const SupportLink = ({ isWhatNow }: { readonly isWhatNow: boolean }) => {
  const { brand } = useInject(TOKENS.Configuration);
  return (
    <a
      className={isWhatNow ? 'button' : 'button is-secondary'}
      href={`https://wa.me/${brand.supportWhatsApp}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      {MISUSE.support}
    </a>
  );
};
