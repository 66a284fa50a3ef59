import { Link } from 'wouter';
import { ClosedReason } from '../closed-reason.tsx';
import { Icon, type IconName } from '../icon.tsx';

/** An entry of a menu: a path or an action. An entry that this client may not use stays visible. */
export interface NavEntry {
  readonly caption: string;
  readonly icon: IconName;
  readonly leads: { readonly to: string } | { readonly does: () => void };
  /** Paths of pages that this entry leads to, whose own path does not begin with it. */
  readonly above?: readonly string[];
  /** Why this client may not use the entry. Without a reason it is open. */
  readonly closed?: string | undefined;
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
  const { caption, icon, leads, closed } = entry;
  if (closed !== undefined) return <ClosedItem caption={caption} icon={icon} closed={closed} />;
  const body = (
    <>
      <Icon name={icon} />
      {caption}
    </>
  );
  if ('to' in leads)
    return (
      <Link className="nav-link" href={leads.to} aria-current={currentAt(path, entry)} onClick={onChoose}>
        {body}
      </Link>
    );
  const act = () => {
    onChoose?.();
    leads.does();
  };
  return (
    <button type="button" className="nav-link" onClick={act}>
      {body}
    </button>
  );
};

/**
 * Marks the entry of the page, and the entry above it: a report belongs to the reports, /liberty/goals to
 * /liberty-home, /profile-documents to /profile.
 */
export const currentAt = (path: string, { leads, above = [] }: NavEntry): 'page' | 'true' | undefined => {
  if (!('to' in leads)) return undefined;
  if (path === leads.to) return 'page';
  const own = leads.to.replace(/-home$/, '');
  const isBelow = path.startsWith(`${own}-`) || [own, ...above].some((each) => `${path}/`.startsWith(`${each}/`));
  return isBelow ? 'true' : undefined;
};

/** It keeps its place and its focus, so that everybody learns why it is closed. */
const ClosedItem = ({ caption, icon, closed }: Pick<NavEntry, 'caption' | 'icon'> & { readonly closed: string }) => (
  <button type="button" className="nav-link" aria-disabled="true">
    <Icon name={icon} />
    <span className="grow">
      {caption} <ClosedReason>{closed}</ClosedReason>
    </span>
  </button>
);
