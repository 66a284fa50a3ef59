import { RENEWAL_OK, type Renewal } from '../renewal.ts';

/** A renewal that may be done and was not started. */
export const renewal = (changes: Partial<Renewal> = {}): Renewal => ({
  ...RENEWAL_OK,
  status: 'available',
  ...changes,
});
