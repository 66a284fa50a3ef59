import { configure } from 'mobx';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { configurationOf } from './composition/configuration.ts';
import { compose } from './composition/container.ts';
import { TOKENS } from './composition/tokens.ts';
import { App } from './shell/frame/app.tsx';
import { makeLazyScreens } from './shell/routing/lazy-screens.ts';
import { makePageGroup } from './shell/routing/page-group.ts';
import { ROUTES } from './shell/routing/routes.ts';
import './ui/ui.css';
import './shell/shell.css';

configure({ enforceActions: 'always' });

const configuration = configurationOf(import.meta.env);
const { resolve, install } = compose(configuration);
const screens = makeLazyScreens(ROUTES, install);
makePageGroup(document.documentElement)(configuration.brand.pageGroup);
resolve(TOKENS.TakeExternalClicks)();
void resolve(TOKENS.CheckVersion)();

const draw = (page: ReactNode): void => {
  const root = document.getElementById('root');
  if (root !== null) createRoot(root).render(<StrictMode>{page}</StrictMode>);
};

// Known while it is built: nothing of the developers' page goes into production, where its path is not found.
if (import.meta.env.MODE !== 'production' && window.location.pathname === '/dev/fields')
  void import('./dev/fields.page.tsx').then(({ FieldsPage }) => draw(<FieldsPage resolve={resolve} />));
else draw(<App resolve={resolve} screens={screens} />);
