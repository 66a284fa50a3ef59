import type { Permissions } from '@aroeira/domain/registration';
import { observer } from 'mobx-react-lite';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import { useInject } from '../../composition/injection.tsx';
import type { Path } from '../../shell/routing/paths.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { useRouteTitle } from '../../shell/routing/page-title.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { STANDING } from './standing.tokens.ts';

/** Where a client goes whose place is closed. @see decision Q106 */
const INSTEAD = {
  movements: '/dashboard',
  investing: '/movements',
  redeeming: '/movements',
  reports: '/dashboard',
  profileEditing: '/profile',
} as const satisfies Partial<Record<keyof Permissions, Path>>;

type Place = keyof typeof INSTEAD;

/** What a page shows before anybody knows whether it opens. */
interface Early {
  readonly place: Place;
  readonly lead?: string;
  /** The loading look of the page. */
  readonly waiting?: ReactNode;
}

/** A permission that a page may need. */
export type Guarded = Place | Early;

const KeepOpen = createContext<(isKept: boolean) => void>(() => undefined);

/**
 * Keeps an admitted page open: it shows what the server took, and begins nothing. The order itself may close the place,
 * as when the position does not load after it.
 */
export const useKeptOpen = (): void => {
  const keep = use(KeepOpen);
  useEffect(() => keep(true), [keep]);
};

interface Props {
  /** The permission that the route needs. */
  readonly to: Guarded;
  readonly children: ReactNode;
}

/**
 * Guards a page by a permission of the client: a hidden link does not close a route. `shell/frame/signed-in-page.tsx`
 * puts it around a page.
 *
 * A client without the permission goes to the dashboard or to the profile. While nobody knows, the page waits, and it
 * makes no call of its own.
 *
 * @see decision Q106
 */
export const Permitted = observer(({ to, children }: Props) => {
  const { place, lead, waiting = <Waiting /> }: Early = typeof to === 'string' ? { place: to } : to;
  const standing = useInject(STANDING.PortalStanding);
  useEffect(() => standing.open(), [standing]);
  const title = useRouteTitle();
  const [isKept, setKept] = useState(false);
  const access = standing.accessTo(place);
  const page = <KeepOpen value={setKept}>{children}</KeepOpen>;
  if (isKept) return page;
  const head = <PageHead title={title} lead={lead} back={INSTEAD[place]} />;
  switch (access._tag) {
    case 'Open':
      return page;
    case 'Closed':
      return <Redirect to={INSTEAD[place]} replace />;
    case 'Unknown':
      return (
        <div className="page" aria-busy="true">
          {head}
          {waiting}
        </div>
      );
    case 'Failed':
      return (
        <div className="page">
          {head}
          <ErrorState
            title="Não foi possível carregar esta página"
            failure={access.failure}
            onRetry={standing.refresh}
          />
        </div>
      );
  }
});
