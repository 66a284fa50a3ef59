import { sequenceS } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { ClientRecord } from '../client/client-record.ts';
import type { ClientRecords } from '../client/client-records.ports.ts';
import type { FlowFacts } from './flow.rules.ts';

/** What the flow's branches depend on, as the server has it. */
export type LoadFlowFacts = (clientId: number) => TE.TaskEither<CallFailure, FlowFacts>;

/** What the PEP and the FATCA page were answered with; no, until they are. */
export type DeclaredFacts = Pick<FlowFacts, 'taxDeclaration' | 'isCurrentlyInOffice'>;

/** Asks for a client's record and for what they declared, at the same time. */
export const makeLoadFlowFacts =
  (
    clients: Pick<ClientRecords, 'read'>,
    declared: (clientId: number) => TE.TaskEither<CallFailure, DeclaredFacts>,
  ): LoadFlowFacts =>
  (clientId) =>
    pipe(
      sequenceS(TE.ApplyPar)({ record: clients.read(clientId), declared: declared(clientId) }),
      TE.map(({ record, declared }) => {
        const facts = factsOf(record);
        // A role that was declared before the client took it back is kept, and counts no more.
        return { ...facts, ...declared, isCurrentlyInOffice: facts.hasWorked && declared.isCurrentlyInOffice };
      }),
    );

/** The branches that a client's record decides. Whose it is is signed in. @see decision Q049 */
const factsOf = ({ hasPension, plannerId, taxInformation }: ClientRecord): Omit<FlowFacts, keyof DeclaredFacts> => ({
  isSignedIn: true,
  hasPension,
  plannerId,
  hasWorked: taxInformation?.hasWorked === 'yes',
  hasRelation: taxInformation?.hasRelation === 'yes',
  hasFatca: taxInformation?.hasFatca === 'yes',
});
