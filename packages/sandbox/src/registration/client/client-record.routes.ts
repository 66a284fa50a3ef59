import type { Static } from '@sinclair/typebox';
import { ClientParams } from '../../access/access.schemas.ts';
import { ownCaller, signedInCaller } from '../../access/caller.ts';
import { withClient } from '../../database/locked-client.sql.ts';
import type { Routes } from '../../http/api.ts';
import { assertNoFault } from '../../http/field-fault.ts';
import { signedInCall } from '../../http/described-call.ts';
import { Nothing } from '../../http/wire.schemas.ts';
import { sentPhoto } from '../../profile/photo.ts';
import { assertOpen, FORM_PAGES, PROFILE_PAGES, type SavePurpose } from '../flow/open-registration.sql.ts';
import { checkedFinances } from '../work/equity.ts';
import { changeFault } from './client-change-checks.ts';
import { ClientChanges, Planners } from './client-record.schemas.ts';
import { changeClient } from './client-record.sql.ts';
import { allPlanners, assertChoice } from './planners.sql.ts';

/**
 * The fields that only a first registration asks for: those of the start for clients, and the planner. The first page
 * of a renewal asks for the e-mail too.
 */
const FIRST_FIELDS = ['name', 'phoneNumber', 'associateId', 'hasPlanner'] as const;

/** Follows the page with these fields. The profile asks for an address, and for a photo of every client. */
const purposesOf = (body: Static<typeof ClientChanges>): readonly SavePurpose[] | undefined => {
  if (Object.keys(body).every((name) => name === 'personPhoto')) return undefined;
  if (FIRST_FIELDS.some((name) => body[name] !== undefined)) return ['new'];
  return Object.keys(body).every((name) => name === 'addresses' || name === 'personPhoto') ? PROFILE_PAGES : FORM_PAGES;
};

/** What the registration's pages save of a client, and the planners to choose from. @see spec A §7 */
export const clientRecordRoutes: Routes = (api, services) => {
  const { db, clock, largeWork } = services;

  api.put(
    '/clients/:id',
    signedInCall('registration', 'Change a client: what is left out stays, addresses are replaced', {
      params: ClientParams,
      body: ClientChanges,
      answer: Nothing,
    }),
    async (request) => {
      const { params, body } = request;
      const { personPhoto, ...changes } = body;
      const { clientId, document } = await ownCaller(request, services, params.id);
      const purposes = purposesOf(body);
      assertNoFault(changeFault(body, document));
      const photo = personPhoto === undefined ? undefined : await largeWork.alone(() => sentPhoto(personPhoto));
      await withClient(db, clientId, async (client) => {
        if (purposes !== undefined) await assertOpen(client, clock.now(), purposes);
        await assertChoice(client, body.associateId);
        const finances = await checkedFinances(client, body, clock.now());
        await changeClient(client, { changes, finances, photo });
      });
      return {};
    },
  );

  api.get(
    '/associates/short',
    signedInCall('registration', 'Every planner, with 1, who stands for none', { answer: Planners }),
    async (request) => {
      await signedInCaller(request, services);
      return allPlanners(db);
    },
  );
};
