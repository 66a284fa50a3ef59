import { Link } from 'wouter';
import { Icon, type IconName } from '../icon.tsx';

/** A place to go or a thing to do, as the menus list it. A place that is closed to this client stays visible. */
export interface NavEntry {
  readonly caption: string;
  readonly icon: IconName;
  readonly leads: { readonly to: string } | { readonly does: () => void };
  readonly isDisabled?: boolean;
}

interface Props {
  readonly entries: readonly NavEntry[];
  /** The path on the screen, to mark its entry. */
  readonly path: string;
  /** After an entry was chosen, whatever it does: closes the drawer. */
  readonly onChoose?: () => void;
}

/** The entries of a menu, one below the other. */
export const NavList = ({ entries, path, onChoose }: Props) => (
  <>
    {entries.map((entry) => (
      <NavItem key={entry.caption} entry={entry} path={path} {...(onChoose && { onChoose })} />
    ))}
  </>
);

const NavItem = ({ entry, path, onChoose }: Omit<Props, 'entries'> & { readonly entry: NavEntry }) => {
  const { caption, icon, leads, isDisabled = false } = entry;
  const body = (
    <>
      <Icon name={icon} />
      {caption}
    </>
  );
  if ('to' in leads && !isDisabled)
    return (
      <Link
        className="nav-link"
        href={leads.to}
        aria-current={path === leads.to ? 'page' : undefined}
        onClick={onChoose}
      >
        {body}
      </Link>
    );
  const act = () => {
    if (isDisabled || 'to' in leads) return;
    onChoose?.();
    leads.does();
  };
  return (
    <button type="button" className="nav-link" aria-disabled={isDisabled} onClick={act}>
      {body}
    </button>
  );
};
