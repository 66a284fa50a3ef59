import { makeHttpConsents, type DeviceInfo } from '@aroeira/adapters-http/access';
import { makeHttpContactPorts } from '@aroeira/adapters-http/contact';
import { makeHttpClient, makeServerClock, type Fetch } from '@aroeira/adapters-http/http';
import { makeHttpIndependencePorts } from '@aroeira/adapters-http/independence';
import { makeUnansweredOrders } from '@aroeira/adapters-http/movements';
import { makeHttpPensionCertificates } from '@aroeira/adapters-http/pension';
import { makeHttpMyDataPorts } from '@aroeira/adapters-http/profile';
import { makeHttpChangeReports, makeHttpStandings, makeRegistrationPlace } from '@aroeira/adapters-http/registration';
import { makeDeviceMemory, type TextStore } from '@aroeira/adapters-http/storage';
import { makeFileStorage } from '@aroeira/adapters-http/storage/file';
import { makeHttpRenewedSuitability, makeHttpSuitabilities } from '@aroeira/adapters-http/suitability';
import type { DeviceMemory } from '@aroeira/domain/access';
import { composeContact, type ContactUseCases } from '@aroeira/domain/contact';
import { composeIndependence, type IndependenceUseCases } from '@aroeira/domain/independence';
import type { PensionCertificates } from '@aroeira/domain/pension';
import type { Clock } from '@aroeira/domain/kernel';
import { composeMyData, type MyDataUseCases } from '@aroeira/domain/profile';
import { composeSuitability, type SuitabilityUseCases } from '@aroeira/domain/renewal';
import manifest from '../../../package.json' with { type: 'json' };
import { connectAccess, type Access } from './access/access.composition.ts';
import type { Connection, Platform } from './connection.ts';
import { composeDoctor, type DoctorLooks } from './doctor/doctor.composition.ts';
import type { Io } from './io.ts';
import { connectOrders } from './movements/orders.composition.ts';
import { connectPosition, type PositionUseCases } from './position/position.composition.ts';
import { connectProfile } from './profile/profile.composition.ts';
import { composeFlags, type FlagsUseCases } from './registration/flags/flags.composition.ts';
import { composeRegistration, type RegistrationUseCases } from './registration/registration.composition.ts';
import { connectRenewal } from './renewal/renewal.composition.ts';
import { connectReports, preparingLines } from './reports/reports.composition.ts';
import { makeSandboxControls, type SandboxControls } from './sandbox/sandbox-controls.ts';
import { SENT_AGAIN } from './movements/order-refusal.ts';
import { readOnly, still } from './read-only-memory.ts';
import { connectSignature } from './signature/signature.composition.ts';
import type { Settings } from './settings.ts';

/** The parts for commands: the use cases of each capability, and the settings of this run. */
export interface App {
  readonly io: Io;
  readonly settings: Settings;
  readonly memory: DeviceMemory;
  /** The server's time, from its answers, for rules of the server. */
  readonly serverClock: Clock;
  readonly access: Access;
  readonly position: PositionUseCases;
  readonly registration: RegistrationUseCases;
  readonly flags: FlagsUseCases;
  readonly renewal: ReturnType<typeof connectRenewal>;
  readonly suitability: SuitabilityUseCases;
  readonly signature: ReturnType<typeof connectSignature>;
  readonly orders: ReturnType<typeof connectOrders>;
  readonly pension: PensionCertificates;
  readonly reports: ReturnType<typeof connectReports>;
  readonly independence: IndependenceUseCases;
  readonly contact: ContactUseCases;
  readonly profile: ReturnType<typeof connectProfile>;
  readonly myData: MyDataUseCases;
  readonly sandbox: SandboxControls;
  readonly doctor: DoctorLooks;
  /** The same in another world of the server. */
  readonly inWorld: (world: string) => App;
  /** The same on a device that ends with this command. */
  readonly onDevice: (store: TextStore) => App;
}

const connect = (settings: Settings, io: Io, { fetch, scheduler, store }: Required<Device>) => {
  const memory = makeDeviceMemory({
    store,
    prefix: prefixOf(settings),
    onDegraded: () => io.err(`Cannot write to ${settings.home}: the session ends with this command.\n`),
  });
  const serverClock = makeServerClock(io.clock);
  const http = makeHttpClient({
    baseUrl: settings.api,
    fetch: serverClock.heardBy(fetch),
    memory,
    scheduler,
    deviceType: 'web',
    // The command that got the failure prints it.
    onSessionEnd: () => undefined,
    onHold: () => undefined,
  });
  // A dry run changes nothing on this device, except tokens that a read renewed: the old ones work only once.
  const kept = settings.isDryRun ? readOnly(memory) : memory;
  const connection: Connection = { http, memory: kept, deviceInfo, clock: io.clock, serverClock };
  return { connection, memory };
};

/** Composes the same adapters and use cases as the web app, by plain calls. */
export const compose = (
  settings: Settings,
  io: Io,
  { fetch: anyFetch, scheduler, store = makeFileStorage(settings.home) }: Device,
): App => {
  const prefix = prefixOf(settings);
  const fetch = inWorld(anyFetch, settings.world);
  const { connection, memory } = connect(settings, io, { fetch, scheduler, store });
  const place = makeRegistrationPlace({ store, prefix });
  const unanswered = makeUnansweredOrders({ store, prefix });
  const access = connectAccess(connection);
  // With --json nothing else is printed on either stream.
  const say = settings.isJson ? () => undefined : io.err;
  const onPreparing = preparingLines(say);
  const position = connectPosition(connection);
  const flags = composeFlags(connection, position);
  const renewal = connectRenewal(connection, settings.renewalCompany);
  return {
    io,
    settings,
    memory,
    serverClock: connection.serverClock,
    access,
    position,
    registration: composeRegistration(connection, access, {
      ...flags,
      load: renewal.load,
      place: settings.isDryRun ? still(place) : place,
    }),
    flags,
    renewal,
    suitability: composeSuitability({
      suitabilities: makeHttpSuitabilities(connection.http),
      suitability: makeHttpRenewedSuitability(connection.http),
      standings: makeHttpStandings(connection.http),
      reports: makeHttpChangeReports(connection.http),
      renewal,
    }),
    signature: connectSignature(connection, renewal),
    orders: connectOrders(connection, {
      ...flags,
      unanswered: settings.isDryRun ? still(unanswered) : unanswered,
      onAgain: () => say(SENT_AGAIN),
    }),
    pension: makeHttpPensionCertificates(connection.http),
    reports: connectReports(connection, { scheduler, onPreparing }),
    independence: composeIndependence({
      ports: makeHttpIndependencePorts(connection.http),
      clock: connection.serverClock,
    }),
    contact: composeContact(makeHttpContactPorts(connection.http)),
    profile: connectProfile(connection),
    myData: composeMyData({ ports: makeHttpMyDataPorts(connection.http), consents: makeHttpConsents(connection.http) }),
    sandbox: makeSandboxControls(settings, { fetch, scheduler }, io.env),
    doctor: composeDoctor(connection, { api: settings.api, fetch, env: io.env }),
    inWorld: (world) => compose({ ...settings, world }, io, { fetch: anyFetch, scheduler, store }),
    onDevice: (other) => compose(settings, io, { fetch: anyFetch, scheduler, store: other }),
  };
};

interface Device extends Platform {
  /** Where the device keeps what it remembers. Without one that is in files. */
  readonly store?: TextStore;
}

export const realPlatform = ({ fetch, scheduler }: Io): Platform => ({ fetch, scheduler });

const deviceInfo: DeviceInfo = {
  type: 'web',
  userAgent: `aroeira-portal-cli (${process.platform}; node ${process.versions.node})`,
  language: 'pt-BR',
  appVersion: manifest.version,
};

/** Each API, and each world of it, has its own sessions, so that a token of one is never sent to another. */
const prefixOf = ({ api, world }: Settings): string =>
  `${`${api}${world === undefined ? '' : `@${world}`}`.replace(/[^A-Za-z0-9.-]+/g, '_')}.`;

/** Names the world in each request. */
const inWorld =
  (fetch: Fetch, world: string | undefined): Fetch =>
  (url, init, declared) => {
    const headers = new Headers(init.headers);
    if (world !== undefined) headers.set('X-Sandbox-World', world);
    return fetch(url, { ...init, headers }, declared);
  };
