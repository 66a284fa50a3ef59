import { Link } from 'wouter';
import { Icon, type IconName } from '../icon.tsx';

/** An entry of a menu: a path or an action. An entry that this client may not use stays visible. */
export interface NavEntry {
  readonly caption: string;
  readonly icon: IconName;
  readonly leads: { readonly to: string } | { readonly does: () => void };
  readonly isDisabled?: boolean;
}

interface Props {
  readonly entries: readonly NavEntry[];
  /** The current path. The list marks its entry. */
  readonly path: string;
  /** Runs after each choice. The drawer uses it to close. */
  readonly onChoose?: () => void;
}

/** Draws the entries of a menu, one below the other. */
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
