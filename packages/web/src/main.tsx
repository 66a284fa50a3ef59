import { configure } from 'mobx';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { configurationOf } from './composition/configuration.ts';
import { compose } from './composition/container.ts';
import { TOKENS } from './composition/tokens.ts';
import { App } from './shell/app.tsx';
import { makeLazyScreens } from './shell/lazy-screens.ts';
import { makePageGroup } from './shell/page-group.ts';
import { ROUTES } from './shell/routes.ts';
import './ui/ui.css';
import './shell/shell.css';

configure({ enforceActions: 'always' });

const configuration = configurationOf(import.meta.env);
const { resolve, install } = compose(configuration);
const screens = makeLazyScreens(ROUTES, install);
makePageGroup(document.documentElement)(configuration.brand.pageGroup);
void resolve(TOKENS.CheckVersion)();

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App resolve={resolve} screens={screens} />
    </StrictMode>,
  );
