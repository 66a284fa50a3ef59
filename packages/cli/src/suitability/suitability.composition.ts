import { makeHttpChangeReports, makeHttpStandings } from '@aroeira/adapters-http/registration';
import { makeHttpRenewedSuitability, makeHttpSuitabilities } from '@aroeira/adapters-http/suitability';
import { makeLoadClientStanding } from '@aroeira/domain/registration';
import { makeFindVisitor, makeReadInvestorProfile, makeSaveSuitability } from '@aroeira/domain/renewal';
import type { Connection } from '../connection.ts';
import type { RenewalUseCases } from '../renewal/renewal.composition.ts';

/** The use cases of the questionnaire. Its answers may move a renewal. */
export const composeSuitability = ({ http }: Connection, { load, mark }: Pick<RenewalUseCases, 'load' | 'mark'>) => {
  const suitabilities = makeHttpSuitabilities(http);
  const standings = makeHttpStandings(http);
  const suitability = makeHttpRenewedSuitability(http);
  return {
    questionnaire: suitabilities.questionnaire,
    readProfile: makeReadInvestorProfile({ suitabilities, suitability }),
    findVisitor: makeFindVisitor({
      loadStanding: makeLoadClientStanding(standings),
      loadRenewal: load,
      suitability,
    }),
    answer: makeSaveSuitability({
      suitabilities,
      forms: standings,
      markRenewal: mark,
      reports: makeHttpChangeReports(http),
    }),
  };
};

export type SuitabilityUseCases = ReturnType<typeof composeSuitability>;
