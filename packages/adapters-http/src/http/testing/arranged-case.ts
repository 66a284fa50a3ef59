import type { ClientCase } from '@aroeira/domain/renewal/testing';
import { arrangeClient, type PersonaKey, type SandboxOfFile } from '@aroeira/sandbox/testing';
import { ApprovalNumber, CHECK_LIST_NAMES, VerdictNumber } from '../../registration/index.ts';
import { control } from './control.ts';

const PERSONAS: Readonly<Record<ClientCase['holder'], PersonaKey>> = {
  holder: 'ana',
  coHolder: 'lucas',
  company: 'vertice',
};
const PLANNERS: Readonly<Record<ClientCase['planner'], number>> = { none: 1, planner: 2, pension: 4 };

/** Noon of a business day, for the whole file. */
const NOW = '2026-11-19T12:00:00-03:00';
const EXPIRIES: Readonly<Record<ClientCase['renewal'], string | null>> = {
  ok: null,
  available: '2026-11-30',
  expired: '2026-11-10',
};

/** Puts a persona into the situation of a client of the table. @returns the persona's key */
export const arrangeCase = async (sandbox: SandboxOfFile, client: ClientCase): Promise<PersonaKey> => {
  const persona = PERSONAS[client.holder];
  await control(sandbox, 'POST clock', { set: NOW });
  await control(sandbox, 'POST reset', { persona });
  await arrangeClient(sandbox.database(), persona, {
    approval: ApprovalNumber.encode(client.approval),
    verdict: VerdictNumber.encode(client.verdict),
    plannerId: PLANNERS[client.planner],
    welfare: client.hasPension ? 1 : 0,
    isPositionKnown: client.position === 'loaded',
    renewalExpiresOn: EXPIRIES[client.renewal],
    isSuitabilityOld: client.isSuitabilityDue,
    missing: client.missing.map((item) => CHECK_LIST_NAMES[item]),
  });
  return persona;
};
