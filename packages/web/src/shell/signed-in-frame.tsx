import * as O from 'fp-ts/Option';
import { useState, type ReactNode } from 'react';
import { TOKENS } from '../composition/tokens.ts';
import { useInject } from '../composition/injection.tsx';
import { AppShell } from '../ui/frame/app-shell.tsx';
import type { NavEntry } from '../ui/frame/nav-list.tsx';
import { ExitsDialog } from './frame/exits.dialog.tsx';
import { ExitsContext } from './frame/use-exits.ts';

const HOME: NavEntry = { caption: 'Início', icon: 'home', leads: { to: '/dashboard' } };
const PROFILE: NavEntry = { caption: 'Perfil', icon: 'user', leads: { to: '/profile' } };

/** What stands around every screen of a signed-in client: the menus, and the questions before the ways out. */
export const SignedInFrame = ({ children }: { readonly children: ReactNode }) => {
  const { brand } = useInject(TOKENS.Configuration);
  const { session } = useInject(TOKENS.DeviceMemory);
  const [exits] = useState(useInject(TOKENS.OpenExits));
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
