import { refuseField } from './refusal.ts';

/** A field that fits its schema but is wrong. */
export interface FieldFault {
  /** The path from the root of the body: `/accounts/0/bankId`. */
  readonly path: string;
  readonly message: string;
}

export const missing = (name: string): FieldFault => ({ path: `/${name}`, message: 'must be given' });
export const needless = (name: string): FieldFault => ({ path: `/${name}`, message: 'must be null here' });

/** @throws Refusal 400 for a fault; `undefined` passes */
export const assertNoFault = (fault: FieldFault | undefined): void => {
  if (fault !== undefined) throw refuseField(fault.path, fault.message);
};
