import { sequenceS } from 'fp-ts/Apply';
import { flow, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { todayOf, type Clock } from '../../kernel/clock.ts';
import type { CalendarDay } from '../../kernel/days.ts';
import type { ClientRecord } from '../client/client-record.ts';
import type { ClientRecords } from '../client/client-records.ports.ts';
import type { PepRecord } from '../declarations/pep-record.ts';
import { isInOffice } from '../declarations/pep.rules.ts';
import type { FatcaRecords, PepRecords } from '../records.ports.ts';
import type { FatcaRecord } from '../tax/fatca-record.ts';
import type { FlowFacts } from './flow.rules.ts';

/** The record of a client and their declarations. Each declaration is `undefined` before the client made it. */
interface SavedRecords {
  readonly record: ClientRecord;
  readonly pep: PepRecord | undefined;
  readonly fatca: FatcaRecord | undefined;
}

/** What the pages of a registration share: the records, and the facts that follow from them. */
export interface OpenRegistration extends SavedRecords {
  readonly facts: FlowFacts;
}

/** Reads what the pages of a registration share. */
export type ReadRegistration = (clientId: number) => TE.TaskEither<CallFailure, OpenRegistration>;

/** Loads the facts that decide the branches of the flow. */
export type LoadFlowFacts = (clientId: number) => TE.TaskEither<CallFailure, FlowFacts>;

interface Parts {
  readonly clients: Pick<ClientRecords, 'read'>;
  readonly peps: Pick<PepRecords, 'read'>;
  readonly fatcas: Pick<FatcaRecords, 'read'>;
  readonly clock: Clock;
}

/**
 * Reads the record, and then the declarations that the client's answers ask for. Without such an answer the flow has no
 * use for a declaration, and the server is not asked.
 *
 * @see spec A §4 Registration flow; decision 0220
 */
export const makeReadRegistration =
  ({ clients, peps, fatcas, clock }: Parts): ReadRegistration =>
  (clientId) =>
    pipe(
      clients.read(clientId),
      TE.chain((record) => {
        const { hasWorked, hasRelation, hasFatca } = record.taxInformation ?? {};
        const hasPep = hasWorked === 'yes' || hasRelation === 'yes';
        return sequenceS(TE.ApplyPar)({
          record: TE.right(record),
          pep: hasPep ? peps.read(clientId) : TE.right(undefined),
          fatca: hasFatca === 'yes' ? fatcas.read(clientId) : TE.right(undefined),
        });
      }),
      TE.map((records) => ({ ...records, facts: flowFactsOf(records, todayOf(clock)()) })),
    );

/** Reads the facts alone. */
export const loadingFacts = (read: ReadRegistration): LoadFlowFacts =>
  flow(
    read,
    TE.map(({ facts }) => facts),
  );

/** A client with a record has a session. @see decision Q049 */
const flowFactsOf = ({ record, pep, fatca }: SavedRecords, today: CalendarDay): FlowFacts => {
  const { hasPension, plannerId, taxInformation } = record;
  const hasWorked = taxInformation?.hasWorked === 'yes';
  return {
    isSignedIn: true,
    hasPension,
    plannerId,
    hasWorked,
    hasRelation: taxInformation?.hasRelation === 'yes',
    hasFatca: taxInformation?.hasFatca === 'yes',
    taxDeclaration: fatca?.answers.taxDeclaration,
    // The server keeps a declared role after the client answered no. Such a role does not count.
    isCurrentlyInOffice: hasWorked && isInOffice(pep?.role, today),
  };
};
