import type { NewClient } from '@aroeira/domain/registration';

/** Numbers that are the same for whoever registers: a natural person, the colour, a form of their own, the partner. */
const CONSTANTS = { personTypeId: 1, personColor: 6, createRegForm: 1, partnerId: 1 } as const;

const flag = (isSet: boolean): 0 | 1 => (isSet ? 1 : 0);

/** Somebody to be made a client, in the words of the wire. @see spec A §3 New client payload; decision 0140 */
export const newClientWire = ({ phone, plannerId, holderId, ...client }: NewClient) => ({
  ...CONSTANTS,
  name: client.name,
  email: client.email,
  phoneNumber: phone,
  document: client.document,
  birthDate: client.birthDate,
  password: client.password,
  clientHolderId: holderId ?? null,
  associateId: plannerId ?? null,
  needCoholder: flag(client.needsCoHolder),
  hasPlanner: flag(client.hasPlanner),
});
