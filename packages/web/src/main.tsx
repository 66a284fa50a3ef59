import { configure } from 'mobx';
import { StrictMode, startTransition, useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { configurationIn } from './composition/configuration.ts';
import { makeAllPages } from './app/all-pages.ts';
import { callBindings, compose } from './app/container.ts';
import { rest } from './app/rest.ts';
import { SHELL } from './shell/shell.tokens.ts';
import { App } from './shell/frame/app.tsx';
import { noteLostSheets } from './shell/routing/lost-sheets.ts';
import { makePageGroup } from './shell/routing/page-group.ts';
import type { Telemetry } from './shell/telemetry/telemetry.ts';
import { takeOver } from './take-over.ts';
import './ui/ui.css';
import './shell/shell.css';

configure({ enforceActions: 'always' });

/** Tells when the app hears of what happens in its page: after the effects of all that is in it. */
const Started = ({ onReady, children }: { readonly onReady: () => void; readonly children: ReactNode }) => {
  useEffect(onReady, [onReady]);
  return children;
};

/** Tells of a page that its boundary replaced, which React writes to the console otherwise. */
const heardBy =
  (telemetry: Promise<Telemetry>) =>
  (error: unknown): void => {
    console.error(error);
    telemetry.then(({ failed }) => failed(error)).catch(() => undefined);
  };

const start = async (): Promise<void> => {
  noteLostSheets();
  await rest();
  const configuration = configurationIn(document);
  const composition = compose(configuration);
  const { resolve } = composition;
  const telemetry = configuration.collector === undefined ? undefined : composition.later(SHELL.Telemetry);
  const pages = makeAllPages(composition);
  makePageGroup(document.documentElement)(configuration.brand.pageGroup);
  resolve(SHELL.TakeExternalClicks)();
  void resolve(SHELL.CheckVersion)();
  // The native app looks after its own files. @see decision 0350
  if (import.meta.env.PROD && resolve(SHELL.NativeWrapper)._tag === 'None') resolve(SHELL.FollowUpdates)();

  await rest();
  const [root, drawn] = [document.getElementById('root'), document.getElementById('drawn')];
  if (root === null) return;
  const onReady = drawn === null ? () => undefined : takeOver(drawn, root);
  // In a transition React rests too.
  const draw = (page: ReactNode): void =>
    startTransition(() =>
      createRoot(root, telemetry && { onCaughtError: heardBy(telemetry) }).render(
        <StrictMode>
          <Started onReady={onReady}>{page}</Started>
        </StrictMode>,
      ),
    );

  // The build knows this value. So production contains no part of the developers' pages, and their paths are not found there.
  if (import.meta.env.MODE !== 'production' && /^\/dev\/(fields|kit)$/.test(window.location.pathname)) {
    const { DevPage } = await import('./dev/dev-page.tsx');
    composition.install(await callBindings());
    draw(<DevPage resolve={resolve} />);
  } else draw(<App resolve={resolve} later={composition.later} pages={pages} />);
};

void start();
