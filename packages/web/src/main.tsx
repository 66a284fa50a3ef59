import { configure } from 'mobx';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { configurationOf } from './composition/configuration.ts';
import { makeAllPages } from './app/all-pages.ts';
import { compose } from './app/container.ts';
import { SHELL } from './shell/shell.tokens.ts';
import { App } from './shell/frame/app.tsx';
import { makePageGroup } from './shell/routing/page-group.ts';
import { takeOver } from './take-over.ts';
import './ui/ui.css';
import './shell/shell.css';

configure({ enforceActions: 'always' });

const configuration = configurationOf(import.meta.env);
const { resolve, install } = compose(configuration);
const pages = makeAllPages(install);
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
