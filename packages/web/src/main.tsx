import { configure } from 'mobx';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { configurationOf } from './composition/configuration.ts';
import { compose, frameBindings } from './app/container.ts';
import { SHELL } from './shell/shell.tokens.ts';
import { App } from './shell/frame/app.tsx';
import { makeLazyPages } from './shell/routing/lazy-pages.ts';
import { makePageGroup } from './shell/routing/page-group.ts';
import { FIRST_ROUTES } from './app/first-routes.ts';
import { Page as NotFound } from './shell/pages/not-found.page.tsx';
import { takeOver } from './take-over.ts';
import './ui/ui.css';
import './shell/shell.css';

configure({ enforceActions: 'always' });

const configuration = configurationOf(import.meta.env);
const { resolve, install } = compose(configuration);
const pages = makeLazyPages({
  first: FIRST_ROUTES,
  later: async () => (await import('./app/later-routes.ts')).LATER_ROUTES,
  NotFound,
  frame: frameBindings,
  install,
});
makePageGroup(document.documentElement)(configuration.brand.pageGroup);
resolve(SHELL.TakeExternalClicks)();
void resolve(SHELL.CheckVersion)();

const root = document.getElementById('root');

const draw = (page: ReactNode): void => {
  if (root !== null) createRoot(root).render(<StrictMode>{page}</StrictMode>);
};

const drawn = document.getElementById('drawn');
if (root !== null && drawn !== null) takeOver(drawn, root);

// The build knows this value. So production contains no part of the developers' page, and its path is not found there.
if (import.meta.env.MODE !== 'production' && window.location.pathname === '/dev/fields')
  void import('./dev/fields.page.tsx').then(({ FieldsPage }) => draw(<FieldsPage resolve={resolve} />));
else draw(<App resolve={resolve} pages={pages} />);
