import type { Session } from '@aroeira/domain/access';
import { signingPage } from '@aroeira/domain/renewal';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { bindings, type Bindings, type PartsOf } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { standingBindings } from '../registration/standing/standing.module.ts';
import { STANDING } from '../registration/standing/standing.tokens.ts';
import { STEP_PATHS } from '../shell/routing/paths.ts';
import { attentionTo } from '../shell/session/session-watch.adapter.ts';
import { CheckListViewModel } from './check-list.view-model.ts';
import { renewalNoticeBindings } from './renewal-notice.module.ts';
import { RENEWAL } from './renewal.tokens.ts';

const parts = {
  useCases: RENEWAL.UseCases,
  configuration: SHARED.Configuration,
  navigation: SHARED.Navigation,
  standing: STANDING.PortalStanding,
};

const openCheckList = (session: Session, { useCases, configuration, navigation, standing }: PartsOf<typeof parts>) =>
  new CheckListViewModel({
    load: pipe(
      useCases.load(session),
      T.map(({ renewal }) => renewal),
      TE.fromTask,
    ),
    start: useCases.start(session),
    openSigning: useCases.openSigning(session.clientId),
    follow: (renewal) => useCases.followSignature(session.clientId, renewal),
    pageOf: ({ signerToken }) => signingPage(configuration.signProviderUrl, signerToken ?? ''),
    standing,
    attention: attentionTo(window),
    goTo: (step) => navigation.push(STEP_PATHS[step], { purpose: 'renew' }),
    leave: () => navigation.replace('/dashboard'),
  });

/** What the check list of a renewal needs. */
export const checkListBindings: Bindings = [
  ...standingBindings,
  ...renewalNoticeBindings,
  ...bindings((bind) => {
    bind.visit(RENEWAL.OpenCheckList, openCheckList, parts);
  }),
];
