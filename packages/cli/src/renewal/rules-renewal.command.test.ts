import { describe, expect, it } from 'vitest';
import { device } from '../testing/index.ts';

const ANA = { document: '632.872.530-26', isCoholder: false };
const COMPANY = { document: '11.222.333/0001-81', isCoholder: false };
const renewal = (input: unknown, env = {}) =>
  device().portal('rules renewal --file - --json', { stdin: JSON.stringify(input), env });
const nothing = { redirect: null, modal: null };

describe('rules renewal', () => {
  it.each([
    [
      { status: 'available', step: null, holder: ANA },
      { redirect: null, modal: 'available', requested: true },
    ],
    [
      { status: 'available', holder: ANA },
      { redirect: null, modal: 'available', requested: true },
    ],
    [
      { status: 'expired', step: 'started', holder: ANA },
      { redirect: '/registration/renew', modal: null, requested: true },
    ],
    [
      { status: 'expired', step: 'signed', holder: ANA },
      { redirect: '/dashboard', modal: 'finished', requested: true },
    ],
    [
      { status: 'expired', step: 'done', holder: ANA },
      { ...nothing, requested: true },
    ],
    [
      { status: 'ok', step: null, holder: ANA },
      { ...nothing, requested: true },
    ],
    [
      { status: 'expired', step: null, holder: COMPANY },
      { ...nothing, requested: false },
    ],
    [
      { status: 'expired', step: null, holder: { ...COMPANY, isCoholder: true } },
      { redirect: '/registration/renew', modal: null, requested: true },
    ],
  ])('answers %j', async (input, answer) => {
    expect(await renewal(input)).toMatchObject({ exit: 0, json: answer });
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
