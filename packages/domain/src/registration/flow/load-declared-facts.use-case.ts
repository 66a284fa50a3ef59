import { sequenceS } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { todayOf, type Clock } from '../../kernel/clock.ts';
import type { CalendarDay } from '../../kernel/days.ts';
import type { FatcaRecord } from '../tax/fatca-record.ts';
import type { DeclaredFacts } from './load-flow-facts.use-case.ts';
import type { PepRecord } from '../declarations/pep-record.ts';
import { isInOffice } from '../declarations/pep.rules.ts';
import type { FatcaRecords, PepRecords } from '../records.ports.ts';

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
      TE.map((declarations) => declaredFactsOf(declarations, todayOf(clock)())),
    );

/** A client's declarations. Each is `undefined` before the client made it. */
export interface Declarations {
  readonly pep: PepRecord | undefined;
  readonly fatca: FatcaRecord | undefined;
}

/** The facts of both declarations on a day. */
export const declaredFactsOf = ({ pep, fatca }: Declarations, today: CalendarDay): DeclaredFacts => ({
  taxDeclaration: fatca?.answers.taxDeclaration,
  isCurrentlyInOffice: isInOffice(pep?.role, today),
});
