import type { Session } from '@aroeira/domain/access';
import { makeHttpSuitabilities } from '@aroeira/adapters-http/suitability';
import { isSuitabilityRenewed } from '@aroeira/domain/renewal';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { bindings, type Bindings, type PartsOf } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { renewedSuitabilityBindings } from '../renewed-suitability.module.ts';
import { SUITABILITY } from '../suitability.tokens.ts';
import { makeInvestorProfileModel } from './investor-profile.view-model.ts';

const profile = {
  navigation: SHARED.Navigation,
  suitabilities: SUITABILITY.Suitabilities,
  suitability: SUITABILITY.RenewedSuitability,
};

const openInvestorProfile = (session: Session, { navigation, suitabilities, suitability }: PartsOf<typeof profile>) =>
  makeInvestorProfileModel({
    load: pipe(
      TE.Do,
      TE.apS('profile', suitabilities.profile(session.clientId)),
      TE.apS('questionnaire', suitabilities.questionnaire(session.clientId)),
      TE.apS('isRenewed', TE.fromTask(pipe(suitability.isRenewed, T.map(isSuitabilityRenewed)))),
      TE.map(({ questionnaire: { last }, ...shown }) => ({ ...shown, last })),
    ),
    remake: () => navigation.push('/registration/suitability/start', { purpose: 'remake' }),
  });

/** What the page of the risk profile needs, and the questionnaire at the server. */
export const investorProfileBindings: Bindings = [
  ...renewedSuitabilityBindings,
  ...bindings((bind) => {
    bind(SUITABILITY.Suitabilities, makeHttpSuitabilities, SHARED.HttpClient);
    bind.visit(SUITABILITY.OpenInvestorProfile, openInvestorProfile, profile);
  }),
];
