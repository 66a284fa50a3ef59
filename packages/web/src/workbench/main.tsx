import { configure } from 'mobx';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/ui.css';
import './workbench.css';
import { browserAround, composeWorkbench } from './workbench.module.ts';
import { WorkbenchScreen } from './workbench.screen.tsx';

configure({ enforceActions: 'always' });

const root = document.getElementById('root');
const workbench = composeWorkbench(browserAround());
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <WorkbenchScreen workbench={workbench} />
    </StrictMode>,
  );
