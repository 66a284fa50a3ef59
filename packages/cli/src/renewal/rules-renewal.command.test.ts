import { describe, expect, it } from 'vitest';
import { device } from '../testing/index.ts';

const ANA = { document: '632.872.530-26', isCoholder: false };
const COMPANY = { document: '11.222.333/0001-81', isCoholder: false };
const renewal = (input: unknown, env = {}) =>
  device().portal('rules renewal --file - --json', { stdin: JSON.stringify(input), env });
const nothing = { redirect: null, modal: null };

describe('rules renewal', () => {
  it.each([
    ['available', undefined, { redirect: null, modal: 'available' }],
    ['expired', 'signed', { redirect: '/dashboard', modal: 'finished' }],
    ['ok', null, nothing],
  ])('answers %s at the step %s', async (status, step, answer) => {
    const { exit, json } = await renewal({ status, step, holder: ANA });
    expect([exit, json]).toEqual([0, { ...answer, requested: true }]);
  });

  it('asks for a company only when the client is its co-holder', async () => {
    const of = async (holder: object) => (await renewal({ status: 'expired', step: null, holder })).json;
    expect(await of(COMPANY)).toEqual({ ...nothing, requested: false });
    expect(await of({ ...COMPANY, isCoholder: true })).toMatchObject({ requested: true });
  });

  it('asks for the one company that the environment names', async () => {
    const input = { status: 'expired', step: null, holder: COMPANY };
    const { json } = await renewal(input, { RENEW_COMPANY_DOCUMENT: '11222333000181' });
    expect(json).toEqual({ redirect: '/registration/renew', modal: null, requested: true });
    expect((await renewal(input, { RENEW_COMPANY_DOCUMENT: '' })).json).toMatchObject({ requested: false });
  });

  it.each([
    [{ status: 'late', step: null, holder: ANA }, 'status'],
    [{ status: 'ok', step: 'finished', holder: ANA }, 'step'],
    [{ status: 'ok', step: null, holder: { document: '1' } }, 'holder.isCoholder'],
  ])('names what is wrong in %j', async (input, field) => {
    expect(await renewal(input)).toMatchObject({ exit: 2, error: { error: { code: 'usage', field } } });
  });
});
