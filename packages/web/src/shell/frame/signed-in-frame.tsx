import * as O from 'fp-ts/Option';
import type { ReactNode } from 'react';
import { useDeployment } from '../../composition/deployment.ts';
import { useInject } from '../../composition/injection.tsx';
import { SHARED } from '../../composition/shared.tokens.ts';
import { useVisit } from '../../composition/use-visit.ts';
import { AppShell } from '../../ui/frame/app-shell.tsx';
import type { NavEntry } from '../../ui/frame/nav-list.tsx';
import { SHELL } from '../shell.tokens.ts';
import { ExitsDialog } from './exits.dialog.tsx';
import { ExitsContext } from './use-exits.ts';

const HOME: NavEntry = { caption: 'Início', icon: 'home', leads: { to: '/dashboard' } };
const PROFILE: NavEntry = { caption: 'Perfil', icon: 'user', leads: { to: '/profile' } };

/** The frame around every page of a signed-in client: the menus, and the questions before the client leaves. */
export const SignedInFrame = ({ children }: { readonly children: ReactNode }) => {
  const { brand } = useDeployment();
  const { session } = useInject(SHARED.DeviceMemory);
  const exits = useVisit(SHELL.OpenExits);
  return (
    <ExitsContext value={exits}>
      <AppShell
        brand={brand.productName}
        client={O.toUndefined(session.read())}
        home={HOME}
        profile={PROFILE}
        services={[]}
        exits={[
          { caption: 'Fechar aplicativo', icon: 'power', leads: { does: exits.closeApp } },
          { caption: 'Sair da conta', icon: 'leave', leads: { does: exits.askToLeave } },
        ]}
      >
        {children}
      </AppShell>
      <ExitsDialog model={exits} />
    </ExitsContext>
  );
};
