import type { AllocationRow } from './allocation.ts';

/** A field of a fund that the client fills in. */
export type Enterable = 'amount' | 'bankAccountId';

/** The id of its control. */
export const idOf = ({ fund }: AllocationRow, field: Enterable): string => `${field}-${fund.id}`;
