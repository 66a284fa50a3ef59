import { flagMessage } from '@aroeira/domain/registration/messages';
import { observer } from 'mobx-react-lite';
import type { HubNotice } from '@aroeira/domain/movements';
import { HISTORY_TEXTS, HUB_TEXTS, ORDER_TEXTS, SUITABILITY_RENEWAL } from '@aroeira/domain/movements/messages';
import { useId } from 'react';
import { Link } from 'wouter';
import { useInject } from '../../composition/injection.tsx';
import { SHARED } from '../../composition/shared.tokens.ts';
import { useVisit } from '../../composition/use-visit.ts';
import { Permitted } from '../../registration/standing/permitted.tsx';
import { STANDING } from '../../registration/standing/standing.tokens.ts';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { MOVEMENTS } from '../movements.tokens.ts';
import type { Path } from '../../shell/routing/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ClosedReason } from '../../ui/closed-reason.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { HoursNotice } from '../hours-notice.tsx';
import '../movements.css';

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

interface Props {
  readonly notice: HubNotice;
  /** Why the client may not invest. `undefined` when they may. */
  readonly investingClosed: string | undefined;
  readonly onStartQuestionnaire: () => void;
  readonly onGoBack: () => void;
}

/** `/movements`. @see spec B §2 Movements */
const HubScreen = ({ notice, investingClosed, onStartQuestionnaire, onGoBack }: Props) => (
  <div className="page is-form">
    <PageHead title={HUB_TEXTS.title} back="/dashboard" />
    <HoursNotice hours={{ notice }} />
    <nav className="entries" aria-label={HUB_TEXTS.title}>
      <Entry
        icon="down-line"
        caption={HUB_TEXTS.invest}
        lead="Escolha os fundos e os valores"
        to="/movements/investment"
        closed={investingClosed}
      />
      <Entry icon="up" caption={ORDER_TEXTS.redeem} lead="Parte ou toda a posição" to="/movements/redemption" />
      <Entry
        icon="clock"
        caption={HISTORY_TEXTS.title}
        lead="Acompanhe os seus pedidos"
        to="/movements/last-movements"
      />
    </nav>
    {notice === 'suitability-renewal' && (
      <Modal
        title={SUITABILITY_RENEWAL.title}
        says={SUITABILITY_RENEWAL.body}
        actions={
          <>
            <Button look="secondary" onPress={onGoBack}>
              Voltar
            </Button>
            <Button onPress={onStartQuestionnaire}>{SUITABILITY_RENEWAL.start}</Button>
          </>
        }
      />
    )}
  </div>
);

interface EntryProps {
  readonly icon: IconName;
  readonly caption: string;
  readonly lead: string;
  readonly to: Path;
  readonly closed?: string | undefined;
}

/** A closed entry stays in view, says why, and leads nowhere. @see decision Q001 */
const Entry = ({ icon, caption, lead, to, closed }: EntryProps) => {
  const id = useId();
  if (closed !== undefined)
    return (
      <button type="button" className="card entry is-closed" aria-disabled="true" aria-describedby={id}>
        <span className="disc">
          <Icon name={icon} />
        </span>
        <span className="grow">
          <span className="entry-caption">{caption}</span>
          <span id={id}>
            <ClosedReason>{closed}</ClosedReason>
          </span>
        </span>
      </button>
    );
  return (
    <Link className="card entry" href={to}>
      <span className="disc">
        <Icon name={icon} />
      </span>
      <span className="grow">
        <span className="entry-caption">{caption}</span> <span className="secondary">{lead}</span>
      </span>
      <Icon name="right" isSmall />
    </Link>
  );
};
