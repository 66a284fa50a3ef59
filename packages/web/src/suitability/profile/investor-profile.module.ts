import type { Session } from '@aroeira/domain/access';
import { makeHttpSuitabilities } from '@aroeira/adapters-http/suitability';
import { makeReadInvestorProfile } from '@aroeira/domain/renewal';
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

const openInvestorProfile = (
  { clientId }: Session,
  { navigation, suitabilities, suitability }: PartsOf<typeof profile>,
) =>
  makeInvestorProfileModel({
    load: makeReadInvestorProfile({ suitabilities, suitability })(clientId),
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
