import { configure } from 'mobx';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SignProvider, type Sign } from '../ui/frame/brand.tsx';
import '../ui/ui.css';
import './workbench.css';
import { browserAround, composeWorkbench } from './workbench.module.ts';
import { WorkbenchScreen } from './workbench.screen.tsx';

configure({ enforceActions: 'always' });

/** The portal that is served beside this page tells its brand. Its sheet comes before ours, as in the portal. */
const portalsBrand = async (): Promise<Sign> => {
  // portal/brand-files.ts writes it.
  const brand = (await (await fetch('/brand.json')).json()) as Sign & { readonly sheet: string };
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: brand.sheet });
  document.head.prepend(sheet);
  // Without the brand's look the page still works.
  await new Promise((resolve) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', resolve);
  });
  return brand;
};

const root = document.getElementById('root');
const workbench = composeWorkbench(browserAround());
const brand = await portalsBrand();
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <SignProvider value={brand}>
        <WorkbenchScreen workbench={workbench} />
      </SignProvider>
    </StrictMode>,
  );
