import {
  makeHttpFatcaRecords,
  makeHttpNewClients,
  makeHttpPepRecords,
  makeHttpPlanners,
} from '@aroeira/adapters-http/registration';
import { makeOpenRegistrations } from '@aroeira/adapters-http/storage';
import { bindings, type Bindings } from '../../composition/bindings.ts';
import { registrationBindings } from '../registration.module.ts';
import { tabPlace } from '../../composition/tab-place.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { renewalNoticeBindings } from '../../renewal/renewal-notice.module.ts';
import { registrationRecordsBindings } from '../registration-records.module.ts';
import { REGISTRATION } from '../registration.tokens.ts';
import { acceptanceBindings } from '../welcome/acceptance.module.ts';
import { standingBindings } from '../standing/standing.module.ts';
import { draftsBindings } from '../drafts/drafts.module.ts';
import { DESK_PARTS, openDesk } from './form-desk.ts';
import { FORM } from './form.tokens.ts';
import { recordBindings } from './records.module.ts';

/** What the pages of the registration's form need. */
export const formBindings: Bindings = [
  ...standingBindings,
  ...registrationBindings,
  ...renewalNoticeBindings,
  ...recordBindings,
  ...acceptanceBindings,
  ...registrationRecordsBindings,
  ...draftsBindings,
  ...bindings((bind) => {
    bind(REGISTRATION.NewClients, makeHttpNewClients, { http: SHARED.HttpClient, deviceInfo: SHARED.DeviceInfo });
    bind(REGISTRATION.Planners, makeHttpPlanners, SHARED.HttpClient);
    bind(REGISTRATION.PepRecords, makeHttpPepRecords, SHARED.HttpClient);
    bind(REGISTRATION.FatcaRecords, makeHttpFatcaRecords, SHARED.HttpClient);
    bind(
      REGISTRATION.OpenRegistrations,
      (configuration) => makeOpenRegistrations(tabPlace(configuration)),
      SHARED.Configuration,
    );
    bind(FORM.Desk, openDesk, DESK_PARTS);
  }),
];
