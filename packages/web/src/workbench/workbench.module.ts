import { makeHttpSignInPorts, type DeviceInfo } from '@aroeira/adapters-http/access';
import { withControlsKey } from '@aroeira/adapters-http/controls';
import { makeHttpClient, type Fetch } from '@aroeira/adapters-http/http';
import { systemClock, systemScheduler } from '@aroeira/adapters-http/platform';
import { browserTexts, makeDeviceMemory, makeMemoryStorage } from '@aroeira/adapters-http/storage';
import { composeSignInByQuestions, type DeviceMemory } from '@aroeira/domain/access';
import { parseDocument, type Scheduler } from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { version } from '../../../../package.json' with { type: 'json' };
import { Toasts } from '../ui/feedback/toasts.ts';
import { Copying, NOT_COPIED } from '../ui/copying.ts';
import { Loaded } from '../ui/loaded.ts';
import { following } from './again.ts';
import { clockPart } from './clock.view-model.ts';
import { pageControls, type Controls } from './controls.module.ts';
import { faultsPart } from './faults.view-model.ts';
import { LogViewModel } from './log.view-model.ts';
import { mailsPart } from './mails.view-model.ts';
import { snapshotsPart, worldsPart } from './named.view-model.ts';
import { PeopleViewModel, type OpenFailure, type PeopleParts } from './people.view-model.ts';
import { DONE } from './workbench.messages.ts';
import { WorkbenchViewModel } from './workbench.view-model.ts';

/** The parts of the browser that a test replaces. */
export interface Surroundings {
  readonly fetch: Fetch;
  readonly scheduler: Scheduler;
  readonly openTab: PeopleParts['openTab'];
  readonly isVisible: () => boolean;
  readonly copy: (text: string) => Promise<void>;
  /** Where the page stands: `http://localhost:4300`. */
  readonly origin: string;
}

const memoryAlone = (): DeviceMemory =>
  makeDeviceMemory({ store: makeMemoryStorage(), prefix: '', onDegraded: () => undefined });

const clientAt = (baseUrl: string, { fetch, scheduler }: Surroundings, memory: DeviceMemory) =>
  makeHttpClient({
    baseUrl,
    fetch,
    memory,
    scheduler,
    deviceType: 'web',
    onSessionEnd: () => undefined,
    onHold: () => undefined,
  });

const deviceInfo: DeviceInfo = { type: 'web', userAgent: 'aroeira-workbench', language: 'pt-BR', appVersion: version };

/** Signs in by the use cases of the portal, on a device that ends with the sign-in. @see decision 0342 */
const signInAway = (around: Surroundings) => {
  const memory = memoryAlone();
  const http = clientAt(`${around.origin}/api`, around, memory);
  const { signInByQuestions } = composeSignInByQuestions({ ...makeHttpSignInPorts({ http, deviceInfo }), memory });
  return { memory, signInByQuestions };
};

const openPortal =
  (controls: Controls, around: Surroundings): PeopleParts['open'] =>
  ({ persona, path, accepts }) => {
    const { memory, signInByQuestions } = signInAway(around);
    return pipe(
      TE.fromEither(parseDocument(persona.document)),
      TE.mapLeft((): OpenFailure => ({ _tag: 'Unreadable', path: 'document' })),
      TE.chain((document) =>
        signInByQuestions<OpenFailure>(document, false, {
          password: TE.right(persona.password),
          hasCode: false,
          code: () => controls.newestCode(persona.document),
          consent: TE.right(accepts),
        }),
      ),
      TE.chainW(() => controls.openLink({ path, storage: browserTexts(memory) })),
    );
  };

/** The parts of the page. */
export const composeWorkbench = (around: Surroundings) => {
  let key: string | undefined;
  const fetch = withControlsKey(around.fetch, () => key);
  const controls = pageControls(clientAt(`${around.origin}/sandbox`, { ...around, fetch }, memoryAlone()));
  const { scheduler } = around;
  const ports = { clock: systemClock, scheduler };
  const toasts = new Toasts(scheduler);
  const say = (done: keyof typeof DONE): void => toasts.say(DONE[done]);
  const list = { controls, say, ports };
  const parts = {
    people: new PeopleViewModel({ controls, ports, open: openPortal(controls, around), openTab: around.openTab }),
    worlds: worldsPart(list),
    clock: following(around, clockPart(list)),
    faults: following(around, faultsPart(list)),
    mails: following(around, mailsPart(list)),
    log: new LogViewModel({ ...around, controls, say }),
    snapshots: snapshotsPart(list),
    results: new Loaded(controls.results),
  };
  return {
    ...parts,
    toasts,
    copying: new Copying({ scheduler, write: around.copy, failed: () => toasts.say(NOT_COPIED) }),
    frame: new WorkbenchViewModel({ controls, say, ports, keepKey: (typed) => void (key = typed) }),
  };
};

export type Workbench = ReturnType<typeof composeWorkbench>;

/** The browser that shows the page. */
export const browserAround = (): Surroundings => ({
  fetch: (url, init) => window.fetch(url, init),
  scheduler: systemScheduler,
  openTab: () => {
    const tab = window.open('', '_blank');
    return tab === null ? undefined : { go: (url) => tab.location.replace(url), close: () => tab.close() };
  },
  isVisible: () => document.visibilityState === 'visible',
  copy: (text) => window.navigator.clipboard.writeText(text),
  origin: window.location.origin,
});
