import { flagMessage } from '@aroeira/domain/registration/messages';
import { observer } from 'mobx-react-lite';
import { HISTORY_TEXTS, HUB_TEXTS, ORDER_TEXTS, SUITABILITY_RENEWAL } from '@aroeira/domain/movements/messages';
import { useId } from 'react';
import { Link } from 'wouter';
import { signedInPage } from '../../shell/frame/signed-in-page.tsx';
import { useInject, useVisit } from '../../composition/injection.tsx';
import { SHARED } from '../../composition/shared.tokens.ts';
import { STANDING } from '../../registration/standing/standing.tokens.ts';
import { MOVEMENTS } from '../movements.tokens.ts';
import type { Path } from '../../shell/routing/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ClosedReason } from '../../ui/closed-reason.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { HoursNotice } from '../hours-notice.tsx';
import '../movements.css';

const Hub = observer(() => {
  const model = useVisit(MOVEMENTS.OpenHub);
  const navigation = useInject(SHARED.Navigation);
  const investing = useInject(STANDING.PortalStanding).accessTo('investing');
  const { notice } = model;
  const investingClosed = investing._tag === 'Closed' ? flagMessage(investing.reason) : undefined;
  return (
    <div className="page">
      <PageHead title={HUB_TEXTS.title} back="/dashboard" />
      <HoursNotice hours={{ notice }} />
      <nav className="tiles entries" aria-label={HUB_TEXTS.title}>
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
              <Button look="secondary" onPress={() => navigation.pop('/dashboard')}>
                Voltar
              </Button>
              <Button onPress={() => navigation.push('/registration/suitability/start/0', { purpose: 'remake' })}>
                {SUITABILITY_RENEWAL.start}
              </Button>
            </>
          }
        />
      )}
    </div>
  );
});

/** `/movements`. @see spec B §2 Movements */
export const Page = signedInPage(Hub, 'movements');

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
