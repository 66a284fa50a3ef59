import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { unreachable } from '../kernel/testing/index.ts';
import { RENEWAL_OK, RENEWAL_STEPS, type RenewalStatus } from './renewal.ts';
import {
  isRenewalDue,
  isRenewalRequested,
  isSignaturePolled,
  isSuitabilityRenewed,
  loadedRenewal,
  markAfter,
  renewalNotice,
  renewalOutcome,
  waitsFor,
  withMark,
} from './renewal.rules.ts';
import { renewal } from './testing/index.ts';

const STATUSES = ['ok', 'available', 'expired'] as const satisfies readonly RenewalStatus[];
const CNPJ = '15067401000136';
const holder = (document: string, isCoHolder = false) => ({ document, isCoHolder });

describe('a client with renewals', () => {
  it('is a holder with a valid CPF, with or without punctuation [R411]', () => {
    expect(isRenewalRequested(holder('33917990563'), '')).toBe(true);
    expect(isRenewalRequested(holder('339.179.905-63'), '')).toBe(true);
    expect(isRenewalRequested(holder('33917990564'), '')).toBe(false);
  });

  it('is a co-holder, with any document [R412]', () => {
    expect(isRenewalRequested(holder(CNPJ, true), '')).toBe(true);
    expect(isRenewalRequested(holder('', true), '')).toBe(true);
  });

  it('is the one company of the configuration [R413]', () => {
    expect(isRenewalRequested(holder(CNPJ), '15.067.401/0001-36')).toBe(true);
  });

  it('is no other company, and no company without configuration [R414]', () => {
    expect(isRenewalRequested(holder(CNPJ), '11222333000181')).toBe(false);
    expect(isRenewalRequested(holder(CNPJ), '')).toBe(false);
    expect(isRenewalRequested(holder(''), '')).toBe(false);
    expect(renewalOutcome({ status: 'expired', step: 'started', holder: holder(CNPJ) }, '')).toEqual({
      redirect: undefined,
      modal: undefined,
      isRequested: false,
    });
  });
});

describe('an answer that failed to load', () => {
  it('counts as ok for the renewal [R415]', () => {
    expect(loadedRenewal(E.left(unreachable))).toEqual(RENEWAL_OK);
    expect(loadedRenewal(E.right(renewal()))).toEqual(renewal());
  });

  it('counts as up to date for the questionnaire [R373]', () => {
    expect(isSuitabilityRenewed(E.left(unreachable))).toBe(true);
    expect(isSuitabilityRenewed(E.right(false))).toBe(false);
  });
});

describe('the notice', () => {
  it('is due only for available and expired [R390]', () => {
    expect(STATUSES.filter(isRenewalDue)).toEqual(['available', 'expired']);
  });

  it('of an expired renewal is a redirect, on the first load only', () => {
    const expired = renewal({ status: 'expired', step: 'financial' });
    expect(renewalNotice(expired, 'first')).toEqual({ redirect: 'renewalCheckList', modal: undefined });
    expect(renewalNotice(expired, 'later')).toEqual({ redirect: undefined, modal: undefined });
  });

  it('of an available renewal is the question, on the first load only', () => {
    expect(renewalNotice(renewal(), 'first')).toEqual({ redirect: undefined, modal: 'available' });
    expect(renewalNotice(renewal(), 'later')).toEqual({ redirect: undefined, modal: undefined });
  });

  it('of a signed renewal says that it is finished, and returns to the dashboard', () => {
    for (const visit of ['first', 'later'] as const)
      for (const status of ['available', 'expired'] as const)
        expect(renewalNotice(renewal({ status, step: 'signed' }), visit)).toEqual({
          redirect: 'dashboard',
          modal: 'finished',
        });
  });

  it('is absent when the status is ok, signed or not', () => {
    for (const step of [undefined, ...RENEWAL_STEPS])
      expect(renewalNotice(renewal({ status: 'ok', step }), 'first')).toEqual({
        redirect: undefined,
        modal: undefined,
      });
  });

  it('is absent after the step done [R393]', () => {
    expect(withMark(renewal({ status: 'expired', step: 'signed' }), 'done').status).toBe('ok');
    expect(renewalOutcome({ status: 'expired', step: 'done', holder: holder('33917990563') }, '')).toEqual({
      redirect: undefined,
      modal: undefined,
      isRequested: true,
    });
  });

  it('keeps the status at any other step', () => {
    for (const step of RENEWAL_STEPS) expect(withMark(renewal(), step)).toEqual(renewal({ step }));
    const outcome = (status: RenewalStatus) =>
      renewalOutcome({ status, step: 'financial', holder: holder('33917990563') }, '');
    expect(outcome('available').modal).toBe('available');
    expect(outcome('expired')).toEqual({ redirect: 'renewalCheckList', modal: undefined, isRequested: true });
    expect(outcome('ok')).toEqual({ redirect: undefined, modal: undefined, isRequested: true });
  });
});

describe('the steps', () => {
  it('run in the order of the specification [R392]', () => {
    expect(RENEWAL_STEPS).toEqual(['started', 'financial', 'signature', 'signed']);
  });

  it('follow the equity data and the questionnaire [R399] [R375]', () => {
    expect(markAfter('equityData')).toBe('financial');
    expect(markAfter('suitabilityProcess')).toBe('signature');
    expect(markAfter('bankAccounts')).toBeUndefined();
  });

  it('hold back what follows a step until the renewal reached it, and only while it is due', () => {
    const steps = [undefined, ...RENEWAL_STEPS];
    const waiting = (awaited: 'financial' | 'signature', status: RenewalStatus) =>
      steps.filter((step) => waitsFor(awaited, renewal({ status, step })));
    expect(waiting('financial', 'available')).toEqual([undefined, 'started']);
    expect(waiting('signature', 'expired')).toEqual([undefined, 'started', 'financial']);
    expect(waiting('signature', 'ok')).toEqual([]);
  });

  it('are checked at the provider only while the renewal waits for the signature [R396]', () => {
    const polled = [undefined, ...RENEWAL_STEPS].filter((step) => isSignaturePolled(renewal({ step })));
    expect(polled).toEqual(['signature']);
    expect(isSignaturePolled(renewal({ status: 'ok', step: 'signature' }))).toBe(false);
  });
});
