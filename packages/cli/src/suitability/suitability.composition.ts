import { makeHttpChangeReports, makeHttpStandings } from '@aroeira/adapters-http/registration';
import { makeHttpRenewedSuitability, makeHttpSuitabilities } from '@aroeira/adapters-http/suitability';
import { makeLoadClientStanding } from '@aroeira/domain/registration';
import { makeSaveSuitability, makeFindVisitor } from '@aroeira/domain/renewal';
import type { Connection } from '../composition.ts';
import type { RenewalUseCases } from '../renewal/renewal.composition.ts';

/** The use cases of the questionnaire. Its answers may move a renewal. */
export const composeSuitability = ({ http }: Connection, { load, mark }: Pick<RenewalUseCases, 'load' | 'mark'>) => {
  const suitabilities = makeHttpSuitabilities(http);
  const standings = makeHttpStandings(http);
  return {
    questionnaire: suitabilities.questionnaire,
    profile: suitabilities.profile,
    isRenewed: makeHttpRenewedSuitability(http).isRenewed,
    findVisitor: makeFindVisitor({
      loadStanding: makeLoadClientStanding(standings),
      loadRenewal: load,
      suitability: makeHttpRenewedSuitability(http),
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
