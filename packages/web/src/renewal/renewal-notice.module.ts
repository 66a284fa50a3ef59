import { makeHttpRenewals } from '@aroeira/adapters-http/renewal';
import { makePostponedRenewal } from '@aroeira/adapters-http/storage';
import { composeRenewal, type RenewingClient } from '@aroeira/domain/renewal';
import type { Session } from '@aroeira/domain/access';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { bindings } from '../composition/bindings.ts';
import { tabPlace } from '../composition/tab-place.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { STANDING } from '../registration/standing/standing.tokens.ts';
import { PATH_OF_DESTINATION } from '../shell/routing/paths.ts';
import { Kept } from '../shell/session/kept.ts';
import { ClientRenewal } from './client-renewal.ts';
import { RenewalNoticeViewModel } from './renewal-notice.view-model.ts';
import { RENEWAL } from './renewal.tokens.ts';

const renewing = ({ clientId, document, isCoHolder }: Session): RenewingClient => ({ clientId, document, isCoHolder });

/** What the dashboard does about a renewal. */
export const renewalNoticeBindings = bindings((bind) => {
  bind(RENEWAL.Renewals, makeHttpRenewals, SHARED.HttpClient);
  bind(
    RENEWAL.UseCases,
    ({ renewals, configuration }) => composeRenewal({ renewals, company: configuration.renewalCompany }),
    { renewals: RENEWAL.Renewals, configuration: SHARED.Configuration },
  );
  bind(RENEWAL.Postponed, (configuration) => makePostponedRenewal(tabPlace(configuration)), SHARED.Configuration);
  bind(
    RENEWAL.ClientRenewal,
    ({ useCases: { load }, postponed, ...session }) =>
      new ClientRenewal({
        navigation: session.navigation,
        hasAnswered: () =>
          session.navigation.visited().includes(PATH_OF_DESTINATION.renewalCheckList) ||
          O.exists<Session>(({ clientId }) => postponed.read(clientId))(session.memory.session.read()),
        renewal: new Kept(session, (client) =>
          pipe(
            load(renewing(client)),
            T.map(({ renewal }) => renewal),
            TE.fromTask,
          ),
        ),
      }),
    {
      useCases: RENEWAL.UseCases,
      postponed: RENEWAL.Postponed,
      memory: SHARED.DeviceMemory,
      navigation: SHARED.BrowserNavigation,
    },
  );
  bind.visit(
    RENEWAL.OpenRenewalNotice,
    (session, { renewal, useCases: { mark }, postponed, navigation, standing }) =>
      new RenewalNoticeViewModel({
        renewal,
        redirect: (place) => navigation.replace(PATH_OF_DESTINATION[place]),
        goTo: (place) => navigation.push(PATH_OF_DESTINATION[place]),
        postponed: postponed.keep(session.clientId),
        finish: mark(renewing(session), 'done'),
        finished: standing.refresh,
      }),
    {
      renewal: RENEWAL.ClientRenewal,
      useCases: RENEWAL.UseCases,
      postponed: RENEWAL.Postponed,
      navigation: SHARED.Navigation,
      standing: STANDING.PortalStanding,
    },
  );
});
