import { sequenceS } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { todayOf, type Clock } from '../../kernel/clock.ts';
import type { FatcaRecords } from '../tax/fatca-records.ports.ts';
import type { DeclaredFacts } from './load-flow-facts.use-case.ts';
import type { PepRecords } from '../declarations/pep-records.ports.ts';
import { isInOffice } from '../declarations/pep.rules.ts';

interface Parts {
  readonly peps: Pick<PepRecords, 'read'>;
  readonly fatcas: Pick<FatcaRecords, 'read'>;
  readonly clock: Clock;
}

/** Reads both declarations of a client at the same time. @see spec A §4 Registration flow */
export const makeLoadDeclaredFacts =
  ({ peps, fatcas, clock }: Parts) =>
  (clientId: number): TE.TaskEither<CallFailure, DeclaredFacts> =>
    pipe(
      sequenceS(TE.ApplyPar)({ pep: peps.read(clientId), fatca: fatcas.read(clientId) }),
      TE.map(({ pep, fatca }) => ({
        taxDeclaration: fatca?.answers.taxDeclaration,
        isCurrentlyInOffice: isInOffice(pep?.role, todayOf(clock)()),
      })),
    );
