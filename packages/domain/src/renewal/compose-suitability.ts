import { makeLoadClientStanding } from '../registration/flags/load-client-standing.use-case.ts';
import type { Standings } from '../registration/flags/standings.ports.ts';
import type { ChangeReports } from '../registration/flow/change-reports.ports.ts';
import type { RenewedSuitability } from '../suitability/renewed-suitability.ports.ts';
import type { Suitabilities } from '../suitability/suitabilities.ports.ts';
import type { RenewalUseCases } from './compose-renewal.ts';
import { makeFindVisitor } from './find-visitor.use-case.ts';
import { makeReadInvestorProfile } from './read-investor-profile.use-case.ts';
import { makeSaveSuitability } from './save-suitability.use-case.ts';

interface Parts {
  readonly suitabilities: Suitabilities;
  readonly suitability: RenewedSuitability;
  readonly standings: Standings;
  readonly reports: ChangeReports;
  readonly renewal: Pick<RenewalUseCases, 'load' | 'mark'>;
}

/** The use cases of the questionnaire. They stand here, because answers may move a renewal. */
export const composeSuitability = ({ suitabilities, suitability, standings, reports, renewal }: Parts) => ({
  questionnaire: suitabilities.questionnaire,
  profile: suitabilities.profile,
  readProfile: makeReadInvestorProfile({ suitabilities, suitability }),
  findVisitor: makeFindVisitor({
    loadStanding: makeLoadClientStanding(standings),
    loadRenewal: renewal.load,
    suitability,
  }),
  answer: makeSaveSuitability({ suitabilities, forms: standings, markRenewal: renewal.mark, reports }),
});

export type SuitabilityUseCases = ReturnType<typeof composeSuitability>;
