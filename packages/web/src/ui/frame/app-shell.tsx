import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Brand } from './brand.tsx';
import { Icon } from '../icon.tsx';
import { currentAt, NavList, type NavEntry } from './nav-list.tsx';
import { Portrait } from '../portrait.tsx';
import { AppMenu } from './use-app-menu.ts';
import { IconButton } from '../icon-button.tsx';
import { useModalDialog } from '../dialogs/use-modal-dialog.ts';

/** What the portal offers to a signed-in client, in the order of the menus. Pass only entries that exist. */
export interface AppShellProps {
  readonly brand: string;
  /** The client, shown at the top of the drawer. `undefined` at the moment when a session ends. */
  readonly client: { readonly name: string; readonly email: string } | undefined;
  /** The address of the client's photo. Without one the drawer shows initials. */
  readonly photo: string | undefined;
  /** The two links of the bottom bar. The rail has them too. */
  readonly home: NavEntry;
  readonly profile: NavEntry;
  /** The side menu: the services, the ways to the provider, and below a line the exits. */
  readonly services: readonly NavEntry[];
  readonly contacts: readonly NavEntry[];
  readonly exits: readonly NavEntry[];
  readonly children: ReactNode;
}

/**
 * The frame of every signed-in screen: a rail from 1024 px on, a bottom bar and a drawer on smaller screens. Each
 * screen draws its own header and opens the drawer through `useAppMenu`.
 *
 * @see spec A §2 Dashboard
 */
export const AppShell = (props: AppShellProps) => {
  const [path] = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const openMenu = () => setMenuOpen(true);
  const { brand, home, profile, services, contacts, exits, children } = props;
  return (
    <AppMenu value={openMenu}>
      <SkipLink />
      <div className="app has-rail">
        <aside className="rail">
          <nav className="rail-inner" aria-label="Principal">
            <Brand name={brand} />
            <NavList entries={[home, ...services, profile]} path={path} />
            <span className="nav-gap" />
            <NavList entries={contacts} path={path} />
            <span className="nav-rule" />
            <NavList entries={exits} path={path} />
          </nav>
        </aside>
        <div className="app-body">
          <main id="main" className="app-main" tabIndex={-1}>
            {children}
          </main>
          <nav className="bottombar" aria-label="Atalhos">
            <button type="button" aria-haspopup="dialog" onClick={openMenu}>
              <Icon name="menu" />
              Menu
            </button>
            <BarLink entry={home} path={path} />
            <BarLink entry={profile} path={path} />
          </nav>
        </div>
      </div>
      {isMenuOpen && <SideMenu {...props} path={path} onClose={() => setMenuOpen(false)} />}
    </AppMenu>
  );
};

/** The first stop of the Tab key. It moves the focus by script, as a #fragment would add an entry to the history. */
const SkipLink = () => (
  <button type="button" className="skip" onClick={() => document.getElementById('main')?.focus()}>
    Ir para o conteúdo
  </button>
);

const BarLink = ({ entry, path }: { readonly entry: NavEntry; readonly path: string }) =>
  'to' in entry.leads && (
    <Link href={entry.leads.to} aria-current={currentAt(path, entry)}>
      <Icon name={entry.icon} />
      {entry.caption}
    </Link>
  );

interface SideMenuProps extends AppShellProps {
  readonly path: string;
  readonly onClose: () => void;
}

const SideMenu = ({ brand, client, photo, services, contacts, exits, path, onClose }: SideMenuProps) => (
  <Drawer label="Menu" head={<Brand name={brand} />} onClose={onClose}>
    {client !== undefined && (
      <div className="drawer-client row">
        <Portrait name={client.name} photo={photo} />
        <div className="grow">
          <p className="strong">{client.name}</p>
          <p className="secondary">{client.email}</p>
        </div>
      </div>
    )}
    <nav className="drawer-list" aria-label="Menu">
      <NavList entries={[...services, ...contacts]} path={path} onChoose={onClose} />
      <span className="nav-gap" />
      <span className="nav-rule" />
      <NavList entries={exits} path={path} onChoose={onClose} />
    </nav>
  </Drawer>
);

interface Props {
  readonly label: string;
  /** Stands beside the close button. */
  readonly head: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A panel of 300 px at the left of the screen. The close button, Esc and a tap outside close it. */
const Drawer = ({ label, head, children, onClose }: Props) => (
  <dialog className="drawer" aria-label={label} ref={useModalDialog(onClose, 'closes')}>
    <div className="drawer-head">
      {head}
      <IconButton icon="close" label="Fechar" onPress={onClose} />
    </div>
    {children}
  </dialog>
);
