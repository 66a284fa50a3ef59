import { HUB_TEXTS } from '@aroeira/domain/movements/messages';
import type { Permissions } from '@aroeira/domain/registration';
import { flagMessage } from '@aroeira/domain/registration/messages';
import type { Path } from '../../shell/routing/paths.ts';
import type { IconName } from '../../ui/icon.tsx';
import type { PortalStanding } from './portal-standing.ts';

/** A service of the portal, for the menu and for the cards of the dashboard. */
export interface ServiceEntry {
  readonly caption: string;
  readonly card: string;
  readonly icon: IconName;
  readonly to: Path;
  /** Why it is closed to this client. `undefined` when it is open. */
  readonly closed: string | undefined;
}

/**
 * The four services, in the order of the menu. One rule closes the entry and the card. While it is not known whether a
 * service is open, it leads to its page, where the guard waits for the answer.
 *
 * @see spec A §2 Dashboard, A §6; decisions Q001, Q031, 0182
 */
export const servicesOf = (standing: Pick<PortalStanding, 'accessTo'>): readonly ServiceEntry[] => {
  const closed = (place: keyof Permissions): string | undefined => {
    const access = standing.accessTo(place);
    return access._tag === 'Closed' ? flagMessage(access.reason) : undefined;
  };
  return [
    {
      caption: HUB_TEXTS.title,
      card: HUB_TEXTS.title,
      icon: 'swap',
      to: '/movements',
      closed: closed('movements'),
    },
    { caption: 'Relatório', card: 'Relatório', icon: 'report', to: '/reports', closed: closed('reports') },
    { caption: 'Previdência', card: 'Dados da previdência', icon: 'pension', to: '/welfare', closed: undefined },
    { caption: 'Liberdade', card: 'Liberdade', icon: 'liberty', to: '/liberty-home', closed: undefined },
  ];
};
