import type {
  Authenticator,
  Biometrics,
  BlockedDevices,
  Consents,
  DeviceMemory,
  Devices,
  MainAccounts,
  QuickAccess,
  MisuseReports,
  Sessions,
  TwoStepSettings,
} from '@aroeira/domain/access';
import {
  authenticator,
  biometrics,
  blockedDevices,
  consents,
  devicesServer,
  mainAccounts,
  misuseReports,
  newDevice,
  quickAccess,
  session,
  sessions,
  twoStepServer,
} from '@aroeira/domain/access/testing';
import { manualScheduler } from '@aroeira/domain/kernel/testing';
import { act, render } from '@testing-library/react';
import * as O from 'fp-ts/Option';
import { accessRoutes } from '../../access/access.routes.tsx';
import { assembleQuickAccess } from '../../access/quick-access/quick-access.module.ts';
import { App } from '../../shell/frame/app.tsx';
import { BrowserNavigation } from '../../shell/routing/browser-navigation.ts';
import { makeLazyScreens } from '../../shell/routing/lazy-screens.ts';
import type { Route } from '../../shell/routing/route.ts';
import { shellRoutes } from '../../shell/shell.routes.tsx';
import { fakeBrowser } from '../../shell/testing/fake-browser.ts';
import { fakeCaptcha } from '../../ui/fields/captcha/testing/fake-captcha.ts';
import { configurationOf } from '../configuration.ts';
import { compositionOf, containerFor } from '../container.ts';
import { TOKENS } from '../tokens.ts';

interface World {
  readonly memory?: DeviceMemory;
  readonly authenticator?: Authenticator;
  readonly consents?: Consents;
  /** Asked before the password; the same as `consents` unless given. */
  readonly consentsBefore?: Consents;
  readonly mainAccounts?: MainAccounts;
  readonly sessions?: Sessions;
  readonly quickAccess?: QuickAccess;
  /** A device without biometrics unless given. */
  readonly biometrics?: Biometrics;
  readonly twoStep?: TwoStepSettings;
  readonly blockedDevices?: BlockedDevices;
  readonly misuseReports?: MisuseReports;
  readonly devices?: Devices;
  /** Instead of the built ones of shell and access, with a dashboard that says 'Painel'. */
  readonly routes?: readonly Route[];
}

const dashboard: Route = {
  path: '/dashboard',
  title: 'Início',
  load: async () => ({
    Screen: () => (
      <main id="main" tabIndex={-1}>
        Painel
      </main>
    ),
  }),
};

/** The whole app at a path, as main.tsx makes it. Fake are only the server, the device, the clock and the browser. */
export const openApp = (path: string, world: World = {}) => {
  const browser = fakeBrowser(path);
  const time = manualScheduler();
  const navigation = new BrowserNavigation(browser);
  const container = containerFor(configurationOf({}));
  container.rebind(TOKENS.Clock).toConstantValue(time.clock);
  container.rebind(TOKENS.Scheduler).toConstantValue(time);
  container.rebind(TOKENS.LastActivity).toConstantValue({ read: () => O.none, write: () => () => undefined });
  container.rebind(TOKENS.BrowserNavigation).toConstantValue(navigation);
  container.rebind(TOKENS.DeviceMemory).toConstantValue(world.memory ?? newDevice());
  container.rebind(TOKENS.Authenticator).toConstantValue(world.authenticator ?? authenticator());
  const agreed = world.consents ?? consents();
  container.rebind(TOKENS.Consents).toConstantValue(agreed);
  container.rebind(TOKENS.ConsentsOfDevice).toConstantValue(() => world.consentsBefore ?? agreed);
  container.rebind(TOKENS.MainAccounts).toConstantValue(world.mainAccounts ?? mainAccounts());
  container.rebind(TOKENS.Sessions).toConstantValue(world.sessions ?? sessions());
  container.rebind(TOKENS.SignInServerOf).toConstantValue(() => ({
    authenticator: container.get(TOKENS.Authenticator),
    consents: agreed,
    sessions: container.get(TOKENS.Sessions),
  }));
  container.rebind(TOKENS.TwoStepSettings).toConstantValue(world.twoStep ?? twoStepServer('off'));
  container.rebind(TOKENS.BlockedDevices).toConstantValue(world.blockedDevices ?? blockedDevices());
  container.rebind(TOKENS.MisuseReports).toConstantValue(world.misuseReports ?? misuseReports());
  container.rebind(TOKENS.Devices).toConstantValue(world.devices ?? devicesServer());
  // The first questions of the list, in its order.
  container.rebind(TOKENS.Chance).toConstantValue(() => 0);
  container.rebind(TOKENS.Captcha).toConstantValue(fakeCaptcha());
  container.rebind(TOKENS.LoadQuickAccess).toConstantValue(async () =>
    assembleQuickAccess(
      {
        authenticator: container.get(TOKENS.Authenticator),
        consents: agreed,
        memory: container.get(TOKENS.DeviceMemory),
        clock: container.get(TOKENS.Clock),
        toasts: container.get(TOKENS.Toasts),
      },
      world.quickAccess ?? quickAccess(session()),
      world.biometrics ?? biometrics({ lacks: ['hasPlatformAuthenticator'] }),
    ),
  );
  const routes = world.routes ?? [...shellRoutes, ...accessRoutes, dashboard];
  const composition = compositionOf(container);
  render(<App resolve={composition.resolve} screens={makeLazyScreens(routes, composition.install)} />);
  return {
    ...composition,
    browser,
    navigation,
    sleep: time.sleep,
    pass: (milliseconds: number) => act(() => time.pass(milliseconds)),
  };
};
