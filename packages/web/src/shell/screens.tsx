import { isSignedIn } from '@aroeira/domain/access';
import * as O from 'fp-ts/Option';
import { lazy, Suspense, useRef, useState, type ComponentType } from 'react';
import { Redirect, Route as Match, useLocation } from 'wouter';
import type { Bindings } from '../composition/bindings.ts';
import { useInject } from '../composition/injection.tsx';
import { TOKENS } from '../composition/tokens.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { doorFor, filledIn, patternOf } from './matching.ts';
import { NotFoundScreen } from './not-found.screen.tsx';
import { Page } from './page.tsx';
import { PATHS, type Pattern } from './paths.ts';
import type { Route } from './route.ts';

interface Props {
  readonly routes: readonly Route[];
  readonly install: (bindings: Bindings) => void;
}

/** The screen of the current path, behind the guard of its access. @see spec A §2 Routing rules */
export const Screens = ({ routes, install }: Props) => {
  const { brand } = useInject(TOKENS.Configuration);
  const memory = useInject(TOKENS.DeviceMemory);
  const [path] = useLocation();
  const [screens, setScreens] = useState(() => lazyScreens(routes, install));
  const isFirst = useRef(true);

  // The title and the focus follow the path, as they would from page to page without an app.
  const enter = (title: string) => {
    setTitle(`${title} · ${brand.productName}`);
    if (!isFirst.current) focusOnPage();
    isFirst.current = false;
  };

  const pattern = patternOf(path, brand.slug);
  const isAnonymous = !O.exists(isSignedIn)(memory.session.read());
  const door = pattern === undefined || !isAnonymous ? undefined : doorFor(PATHS[pattern]);
  // Where the client wanted to go, which the sign-in does not follow (decision Q022).
  if (door !== undefined) return <Redirect to={door} replace state={{ origin: path }} />;

  const built = pattern === undefined ? undefined : screens.get(pattern);
  const { title, Screen } = built ?? { title: 'Página não encontrada', Screen: NotFoundScreen };
  return (
    // A chunk that did not come is remembered as missing: another attempt asks for all of them anew.
    <ErrorBoundary key={path} onRetry={() => setScreens(lazyScreens(routes, install))}>
      <Suspense fallback={<Waiting />}>
        <Page onEnter={() => enter(title)}>
          {built === undefined ? <Screen /> : <Match path={filledIn(built.path, brand.slug)} component={Screen} />}
        </Page>
      </Suspense>
    </ErrorBoundary>
  );
};

const setTitle = (title: string): void => {
  document.title = title;
};

const focusOnPage = (): void => {
  // A dialog that outlives the screen, such as the notice that a session ended, keeps the focus.
  if (document.querySelector('dialog[open]') !== null) return;
  window.scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
};

interface Built {
  readonly path: Pattern;
  readonly title: string;
  readonly Screen: ComponentType;
}

const lazyScreens = (routes: Props['routes'], install: Props['install']): ReadonlyMap<Pattern, Built> =>
  new Map(
    routes.map(({ path, title, load }) => {
      const Screen = lazy(async () => {
        const { Screen, bindings } = await load();
        if (bindings !== undefined) install(bindings);
        return { default: Screen };
      });
      return [path, { path, title, Screen }];
    }),
  );

/** While a screen's chunk is on its way; seen only when that takes long. */
const Waiting = () => (
  <main className="waiting" id="main" tabIndex={-1} aria-busy="true">
    <span className="sr-only">Carregando</span>
  </main>
);
