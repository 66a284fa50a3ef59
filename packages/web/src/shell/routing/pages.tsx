import { mayEnter, type Session } from '@aroeira/domain/access';
import * as O from 'fp-ts/Option';
import {
  useDeferredValue,
  useEffect,
  useReducer,
  useRef,
  useEffectEvent,
  useLayoutEffect,
  type ReactNode,
} from 'react';
import { Redirect, Route as Match, useLocation } from 'wouter';
import { useDeployment } from '../../composition/deployment.ts';
import { useInject } from '../../composition/injection.tsx';
import { SHARED } from '../../composition/shared.tokens.ts';
import { PATHS, type Access, type Path } from './paths.ts';
import { detourFor } from './navigation.ts';
import { ErrorBoundary } from '../frame/error-boundary.tsx';
import { doorFor, filledIn, patternOf } from './matching.ts';
import { Page as NotFound, useGoBack, NOT_FOUND } from '../pages/not-found.page.tsx';
import { WaitingShape } from '../../ui/waiting-shape.ts';
import type { LazyPages } from './lazy-pages.ts';
import { RouteTitle, setTitle } from './page-title.ts';

/** The page of the current path, behind the guard of its access. @see spec A §2 Routing rules */
export const Pages = ({ pages }: { readonly pages: LazyPages }) => {
  const { brand } = useDeployment();
  const memory = useInject(SHARED.DeviceMemory);
  const goBack = useGoBack();
  const [now] = useLocation();
  // The previous page stays while a chunk loads, so that no empty page appears.
  const path = useDeferredValue(now);
  const isFirst = useRef(true);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const retry = () => {
    pages.renew();
    drawAgain();
  };

  // The title and the focus follow the path, as they do between pages of a site without scripts.
  const enter = () => {
    if (!isFirst.current) focusOnPage();
    isFirst.current = false;
  };

  const session = O.filter(mayEnter)(memory.session.read());
  const isSignedIn = O.isSome(session);
  useEffect(() => {
    if (isSignedIn) pages.prepare();
  }, [isSignedIn, pages]);

  const wanted = patternOf(now, brand.slug);
  const door = wanted === undefined ? undefined : instead(PATHS[wanted], session);
  // `origin` is where the client wanted to go. The sign-in does not use it (decision Q022).
  if (door !== undefined) return <Redirect to={door} replace state={{ origin: now }} />;

  const pattern = patternOf(path, brand.slug);
  const page = pattern === undefined ? undefined : pages.of(pattern);
  const title = page?.title ?? NOT_FOUND;
  return (
    <>
      {now !== path && <output className="loading-bar" aria-label="Carregando" />}
      <ErrorBoundary key={path} onRetry={retry} onBack={goBack}>
        <RouteTitle value={title}>
          <WaitingShape value={page?.waits ?? 'cards'}>
            <Entered onDraw={() => setTitle(title, brand.productName)} onEnter={enter}>
              {page !== undefined && <Match path={filledIn(page.path, brand.slug)} component={page.Page} />}
              {page === undefined && (isSignedIn ? <pages.Lost /> : <NotFound />)}
            </Entered>
          </WaitingShape>
        </RouteTitle>
      </ErrorBoundary>
    </>
  );
};

/** Where the app sends a visitor who may not see a page. A client goes to the step that must come first. */
const instead = (access: Access, session: O.Option<Session>): Path | undefined =>
  O.isNone(session) ? doorFor(access) : detourFor(access, session.value);

const focusOnPage = (): void => {
  // A dialog that stays when the page changes keeps the focus, such as the notice that a session ended.
  if (document.querySelector('dialog[open]') !== null) return;
  window.scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
};

interface Props {
  /** Called as soon as the page is drawn, before the effects of the page itself. */
  readonly onDraw: () => void;
  /** Called after the page is drawn, and not while its chunk still loads. */
  readonly onEnter: () => void;
  readonly children: ReactNode;
}

/** One page of the app. It tells when it is drawn. */
const Entered = ({ onDraw, onEnter, children }: Props) => {
  const draw = useEffectEvent(onDraw);
  const enter = useEffectEvent(onEnter);
  useLayoutEffect(() => draw(), []);
  useEffect(() => enter(), []);
  return children;
};
