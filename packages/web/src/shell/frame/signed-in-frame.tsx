import * as O from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useDeployment } from '../../composition/deployment.ts';
import { useInject, useVisit } from '../../composition/injection.tsx';
import { SHARED } from '../../composition/shared.tokens.ts';
import { servicesOf } from '../../registration/standing/services.ts';
import { STANDING } from '../../registration/standing/standing.tokens.ts';
import { AppShell } from '../../ui/frame/app-shell.tsx';
import type { NavEntry } from '../../ui/frame/nav-list.tsx';
import { filledIn } from '../routing/matching.ts';
import { SHELL } from '../shell.tokens.ts';
import { ExitsDialog } from './exits.dialog.tsx';
import { PrintHead } from './print-head.tsx';
import { ExitsContext } from './use-exits.ts';

const HOME: NavEntry = { caption: 'Início', icon: 'home', leads: { to: '/dashboard' } };
const PROFILE: NavEntry = {
  caption: 'Perfil',
  icon: 'user',
  leads: { to: '/profile' },
  above: ['/edit-documents', '/change-password'],
};

/**
 * What stands around every page of a signed-in client: the menus, and the questions before the ways out. The menu shows
 * what is closed to the client, and why.
 *
 * @see spec A §2 Dashboard, A §6
 */
export const SignedInFrame = observer(({ children }: { readonly children: ReactNode }) => {
  const { brand } = useDeployment();
  const { session } = useInject(SHARED.DeviceMemory);
  const clock = useInject(SHARED.ServerClock);
  const standing = useInject(STANDING.PortalStanding);
  const exits = useVisit(SHELL.OpenExits);
  useEffect(() => standing.open(), [standing]);
  const client = O.toUndefined(session.read());
  return (
    <ExitsContext value={exits}>
      <AppShell
        brand={brand.productName}
        client={client}
        photo={standing.photo}
        home={HOME}
        profile={PROFILE}
        services={servicesOf(standing).map(({ caption, icon, to, closed }) => ({
          caption,
          icon,
          leads: { to },
          closed,
        }))}
        contacts={[
          { caption: 'Fale conosco', icon: 'chat', leads: { to: filledIn('/talk-to-{product}', brand.slug) } },
          { caption: 'Avaliar o aplicativo', icon: 'star', leads: { to: '/evaluate-app' } },
        ]}
        exits={[
          { caption: 'Fechar aplicativo', icon: 'power', leads: { does: exits.closeApp } },
          { caption: 'Sair da conta', icon: 'leave', leads: { does: exits.askToLeave } },
        ]}
      >
        <PrintHead brand={brand.productName} client={client?.name} clock={clock} />
        {children}
      </AppShell>
      <ExitsDialog model={exits} />
    </ExitsContext>
  );
});
