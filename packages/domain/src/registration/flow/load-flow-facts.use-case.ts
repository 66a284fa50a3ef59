import { sequenceS } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { ClientRecord } from '../client/client-record.ts';
import type { ClientRecords } from '../client/client-records.ports.ts';
import type { FlowFacts } from './flow.rules.ts';

/** Loads the facts that decide the branches of the flow. */
export type LoadFlowFacts = (clientId: number) => TE.TaskEither<CallFailure, FlowFacts>;

/** The facts of the PEP and the FATCA page. */
export type DeclaredFacts = Pick<FlowFacts, 'taxDeclaration' | 'isCurrentlyInOffice'>;

interface Parts {
  readonly clients: Pick<ClientRecords, 'read'>;
  readonly loadDeclared: (clientId: number) => TE.TaskEither<CallFailure, DeclaredFacts>;
}

/** Reads the client's record and the declarations at the same time. */
export const makeLoadFlowFacts =
  ({ clients, loadDeclared }: Parts): LoadFlowFacts =>
  (clientId) =>
    pipe(
      sequenceS(TE.ApplyPar)({ record: clients.read(clientId), declared: loadDeclared(clientId) }),
      TE.map(({ record, declared }) => flowFactsOf(record, declared)),
    );

/** The facts of a client's record and of their declarations. */
export const flowFactsOf = (record: ClientRecord, declared: DeclaredFacts): FlowFacts => {
  const facts = factsOf(record);
  // The server keeps a declared role after the client answered no. Such a role does not count.
  return { ...facts, ...declared, isCurrentlyInOffice: facts.hasWorked && declared.isCurrentlyInOffice };
};

/** The facts of a client's record. A client with a record has a session. @see decision Q049 */
const factsOf = ({ hasPension, plannerId, taxInformation }: ClientRecord): Omit<FlowFacts, keyof DeclaredFacts> => ({
  isSignedIn: true,
  hasPension,
  plannerId,
  hasWorked: taxInformation?.hasWorked === 'yes',
  hasRelation: taxInformation?.hasRelation === 'yes',
  hasFatca: taxInformation?.hasFatca === 'yes',
});
