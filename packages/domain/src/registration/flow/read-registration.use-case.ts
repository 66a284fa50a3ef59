import { sequenceS } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { todayOf, type Clock } from '../../kernel/clock.ts';
import type { ClientRecord } from '../client/client-record.ts';
import type { ClientRecords } from '../client/client-records.ports.ts';
import type { FlowFacts } from './flow.rules.ts';
import { declaredFactsOf, type Declarations } from './load-declared-facts.use-case.ts';
import { flowFactsOf } from './load-flow-facts.use-case.ts';
import type { FatcaRecords, PepRecords } from '../records.ports.ts';

/**
 * What the pages of a registration share: the client's record, the declarations that its answers ask for, and the facts
 * that follow from them.
 */
export interface OpenRegistration extends Declarations {
  readonly record: ClientRecord;
  readonly facts: FlowFacts;
}

/** Reads what the pages of a registration share. */
export type ReadRegistration = (clientId: number) => TE.TaskEither<CallFailure, OpenRegistration>;

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
      TE.Do,
      TE.bind('record', () => clients.read(clientId)),
      TE.bind('declared', ({ record: { taxInformation: answers } }) => {
        const hasPep = answers?.hasWorked === 'yes' || answers?.hasRelation === 'yes';
        return sequenceS(TE.ApplyPar)({
          pep: hasPep ? peps.read(clientId) : TE.right(undefined),
          fatca: answers?.hasFatca === 'yes' ? fatcas.read(clientId) : TE.right(undefined),
        });
      }),
      TE.map(({ record, declared }) => ({
        record,
        ...declared,
        facts: flowFactsOf(record, declaredFactsOf(declared, todayOf(clock)())),
      })),
    );
