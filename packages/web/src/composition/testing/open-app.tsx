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
  Passwords,
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
import type { Chance } from '@aroeira/domain/kernel';
import type { Environment } from '@aroeira/domain/kernel/messages';
import type { Positions } from '@aroeira/domain/position';
import { manualScheduler } from '@aroeira/domain/kernel/testing';
import { movementList, orderPorts } from '@aroeira/domain/movements/testing';
import { noPlannerPhotos } from '@aroeira/domain/contact/testing';
import { positions, yieldHistories } from '@aroeira/domain/position/testing';
import { standingsServer } from '@aroeira/domain/registration/testing';
import { renewalsServer } from '@aroeira/domain/renewal/testing';
import { RENEWAL_OK } from '@aroeira/domain/renewal';
import { act, render } from '@testing-library/react';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Container } from 'inversify';
import type { Bindings } from '../bindings.ts';
import type { Token } from '../token.ts';
import { PASSWORD } from '../../access/password/password.module.ts';
import { POSITION } from '../../position/position.tokens.ts';
import { MOVEMENTS } from '../../movements/movements.tokens.ts';
import { REGISTRATION } from '../../registration/registration.tokens.ts';
import { RENEWAL } from '../../renewal/renewal.tokens.ts';
import { accessLaterRoutes } from '../../access/access-later.routes.tsx';
import { accessRoutes } from '../../access/access.routes.tsx';
import { assembleQuickAccess } from '../../access/quick-access/quick-access.module.ts';
import { App } from '../../shell/frame/app.tsx';
import { BrowserNavigation } from '../../shell/routing/browser-navigation.ts';
import { Page as NotFound } from '../../shell/pages/not-found.page.tsx';
import { makeLazyPages } from '../../shell/routing/lazy-pages.ts';
import type { Route } from '../../shell/routing/route.ts';
import { shellRoutes } from '../../shell/shell.routes.tsx';
import { fakeBrowser } from '../../shell/testing/fake-browser.ts';
import { fakeCaptcha } from '../../ui/fields/captcha/testing/fake-captcha.ts';
import { configurationOf } from './configuration-of.ts';
import { callBindings, compositionOf, containerFor, frameBindings } from '../../app/container.ts';
import { CALL_BINDINGS } from '../../app/calls.ts';
import { ACCESS } from '../../access/access.tokens.ts';
import { DEVICES } from '../../access/devices/devices.tokens.ts';
import { MISUSE } from '../../access/misuse/misuse.module.ts';
import { QUICK_ACCESS } from '../../access/quick-access/quick-access.tokens.ts';
import { SHARED } from '../shared.tokens.ts';
import { SHELL } from '../../shell/shell.tokens.ts';
import { TWO_STEP } from '../../access/two-step/two-step.module.ts';

/** Replaces what a token is bound to. */
type Put = <T>(token: Token<T>, value: T) => void;

/** What of the world around the app a test sets. */
export interface World {
  readonly memory?: DeviceMemory;
  readonly authenticator?: Authenticator;
  readonly consents?: Consents;
  /** The consents before the password, by default the same as `consents`. */
  readonly consentsBefore?: Consents;
  readonly mainAccounts?: MainAccounts;
  readonly sessions?: Sessions;
  readonly quickAccess?: QuickAccess;
  /** By default a device without biometrics. */
  readonly biometrics?: Biometrics;
  readonly twoStep?: TwoStepSettings;
  readonly blockedDevices?: BlockedDevices;
  readonly misuseReports?: MisuseReports;
  readonly devices?: Devices;
  readonly passwords?: Passwords;
  readonly positions?: Positions;
  /** When the app opens, by default on 20/11/2026 at 15h of São Paulo. */
  readonly from?: string | undefined;
  /** Puts the fakes of other ports into the container. */
  readonly also?: (put: Put) => void;
  /** The first security questions of the list, in its order, unless given. */
  readonly chance?: Chance;
  /** By default production. */
  readonly environment?: Environment;
  /** By default the routes of shell and access, and a dashboard that says 'Painel'. */
  readonly routes?: readonly Route[];
}

const dashboard: Route = {
  path: '/dashboard',
  title: 'Início',
  page: async () => ({
    Page: () => (
      <main id="main" tabIndex={-1}>
        Painel
      </main>
    ),
  }),
};

/** Opens the app at a path, as main.tsx does. Only the server, the device, the clock and the browser are fakes. */
export const openApp = (path: string, world: World = {}) => {
  const browser = fakeBrowser(path);
  const time = manualScheduler(world.from);
  const navigation = new BrowserNavigation(browser);
  const container = containerFor(configurationOf({ environment: world.environment }));
  const fakes = fakesOf(world, container);
  fakes.put(SHARED.Clock, time.clock);
  fakes.put(SHARED.Scheduler, time);
  fakes.put(SHARED.BrowserNavigation, navigation);
  const composition = compositionOf(container);
  const install = (bindings: Bindings): void => {
    composition.install(bindings);
    fakes.replace();
  };
  install(CALL_BINDINGS);
  const first = world.routes ?? [...shellRoutes, ...accessRoutes, ...accessLaterRoutes, dashboard];
  const pages = makeLazyPages({
    first,
    laterRoutes: async () => [],
    NotFound,
    lost: () => import('../../registration/standing/lost.page.tsx'),
    frame: frameBindings,
    calls: callBindings,
    later: composition.later,
    install,
  });
  render(<App resolve={composition.resolve} later={composition.later} pages={pages} />);
  return {
    resolve: composition.resolve,
    browser,
    navigation,
    sleep: time.sleep,
    pass: (milliseconds: number) => act(() => time.pass(milliseconds)),
  };
};

/** A client to whom the whole portal is open, without a planner. The frame asks about it on every page of a client. */
const approvedClient = () => standingsServer();

/** The fakes of a world. A capability that is loaded later gets its own when it is installed. */
const fakesOf = (world: World, container: Container) => {
  const values = new Map<Token<unknown>, unknown>();
  const put: Put = (token, value) => void values.set(token, value);
  const agreed = world.consents ?? consents();
  put(SHELL.LastActivity, { read: () => O.none, write: () => () => undefined });
  put(SHARED.DeviceMemory, world.memory ?? newDevice());
  put(ACCESS.Authenticator, world.authenticator ?? authenticator());
  put(ACCESS.Consents, agreed);
  put(ACCESS.ConsentsOfDevice, () => world.consentsBefore ?? agreed);
  put(ACCESS.MainAccounts, world.mainAccounts ?? mainAccounts());
  put(ACCESS.Sessions, world.sessions ?? sessions());
  put(ACCESS.SignInServerOf, () => ({
    authenticator: container.get(ACCESS.Authenticator),
    consents: agreed,
    sessions: container.get(ACCESS.Sessions),
  }));
  put(TWO_STEP.TwoStepSettings, world.twoStep ?? twoStepServer('off'));
  put(DEVICES.BlockedDevices, world.blockedDevices ?? blockedDevices());
  put(MISUSE.MisuseReports, world.misuseReports ?? misuseReports());
  put(DEVICES.Devices, world.devices ?? devicesServer());
  if (world.passwords !== undefined) put(PASSWORD.Passwords, world.passwords);
  put(POSITION.Positions, world.positions ?? positions());
  put(REGISTRATION.Standings, approvedClient());
  put(RENEWAL.Renewals, renewalsServer({ of: TE.right(RENEWAL_OK) }));
  put(MOVEMENTS.Movements, movementList());
  put(MOVEMENTS.Ports, orderPorts());
  put(POSITION.YieldHistories, yieldHistories());
  put(POSITION.PlannerPhotos, noPlannerPhotos);
  world.also?.(put);
  put(SHARED.Chance, world.chance ?? (() => 0));
  put(SHELL.Captcha, fakeCaptcha());
  put(QUICK_ACCESS.LoadQuickAccess, async () =>
    assembleQuickAccess(
      {
        authenticator: container.get(ACCESS.Authenticator),
        consents: agreed,
        memory: container.get(SHARED.DeviceMemory),
        clock: container.get(SHARED.Clock),
        toasts: container.get(SHARED.Toasts),
      },
      world.quickAccess ?? quickAccess(session()),
      world.biometrics ?? biometrics({ lacks: ['hasPlatformAuthenticator'] }),
    ),
  );
  return {
    put,
    replace: () => {
      for (const [token, value] of values) if (container.isBound(token)) container.rebind(token).toConstantValue(value);
    },
  };
};
