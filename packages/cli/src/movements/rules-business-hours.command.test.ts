import { describe, expect, it } from 'vitest';
import { device } from '../testing/index.ts';

const hours = (words: string, stdin = '') => device().portal(`rules business-hours ${words} --json`, { stdin });
const notice = {
  notice: true,
  message: 'Solicitações efetuadas a partir das 15h serão processadas no próximo dia útil.',
};
const holiday = {
  notice: true,
  message: `Hoje não é dia útil: um pedido feito agora vale como feito depois das 15h. ${notice.message}`,
};
const none = { notice: false, message: null };

describe('rules business-hours', () => {
  it.each([
    ['2026-11-20T17:59:59Z', none],
    ['2026-11-20T18:00:00Z', notice],
    ['2026-11-20T10:00:00-03:00 --holiday', holiday],
  ])('answers %s', async (words, answer) => {
    expect(await hours(words)).toMatchObject({ exit: 0, json: answer });
  });

  it('reads a file too', async () => {
    const asked = { instant: '2026-11-20T10:00:00-03:00', holiday: true };
    expect((await hours('--file -', JSON.stringify(asked))).json).toEqual(holiday);
    for (const isNone of [false, null, undefined])
      expect((await hours('--file -', JSON.stringify({ ...asked, holiday: isNone }))).json).toEqual(none);
  });

  it.each(['2026-11-20T15:00:00', '2026-11-31T15:00:00Z', ''])('needs an instant, not %j', async (given) => {
    expect(await hours(given)).toMatchObject({ exit: 2, error: { error: { code: 'usage', field: 'instant' } } });
  });
});
