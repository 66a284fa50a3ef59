import type { UnblockQuestion } from '@aroeira/domain/access';

/** Our name of each answer of a blocked device, and beside it the name on the wire. @see spec A §3 Unblock answers */
export const UNBLOCK_WORDS = {
  motherName: 'motherName',
  cep: 'cep',
  birthDate: 'birthDate',
  streetNumber: 'streetNumber',
  email: 'email',
} as const satisfies Readonly<Record<UnblockQuestion, string>>;
