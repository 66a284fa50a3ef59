import { expect, it } from 'vitest';
import { purposeOfVisit } from './purpose.ts';

const visitor = (canCompleteRegistration: boolean, isRenewalDue: boolean) =>
  ({
    _tag: 'Client',
    canCompleteRegistration,
    isRenewalDue,
    isApproved: !canCompleteRegistration,
    isSuitabilityDue: false,
  }) as const;

it('is a renewal when one is due and the registration waits for nothing (decision 0203)', () => {
  expect(purposeOfVisit(visitor(false, true))).toBe('renew');
  expect(purposeOfVisit(visitor(true, true))).toBe('new');
  expect(purposeOfVisit(visitor(false, false))).toBe('new');
  expect(purposeOfVisit({ _tag: 'Anonymous' })).toBe('new');
});
