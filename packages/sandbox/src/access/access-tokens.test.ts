import { generateKeyPair, importJWK, SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { openServerClock } from '../time/server-clock.ts';
import { openAccessTokens } from './access-tokens.ts';
import { signingKey } from './signing-key.sql.ts';

const { database } = sandboxOfFile();

const openTokens = async () => {
  const clock = await openServerClock(database());
  await clock.moveTo(new Date('2031-05-05T12:00:00.000Z'));
  return { clock, ...(await openAccessTokens(database(), clock)) };
};

const TEN_MINUTES = 10 * 60_000;

it('reads a token that it read before until its ten minutes are over', async () => {
  const { clock, sign, sessionOf } = await openTokens();
  const token = await sign('a session');
  expect([await sessionOf(token), await sessionOf(token)]).toEqual(['a session', 'a session']);
  await clock.moveTo(new Date(Date.parse('2031-05-05T12:00:00.000Z') + TEN_MINUTES - 1_000));
  expect(await sessionOf(token)).toBe('a session');
  await clock.advance(1_000);
  expect(await sessionOf(token)).toBeUndefined();
});

it('refuses another signature under a token that it read before', async () => {
  const { sign, sessionOf } = await openTokens();
  const [mine, other] = [await sign('mine'), await sign('other')];
  expect([await sessionOf(mine), await sessionOf(other)]).toEqual(['mine', 'other']);
  const signature = other.slice(other.lastIndexOf('.'));
  expect(await sessionOf(mine.slice(0, mine.lastIndexOf('.')) + signature)).toBeUndefined();
  expect(await sessionOf(mine)).toBe('mine');
});

it('reads tokens of this portal alone: its key, type, issuer and audience', async () => {
  const { clock, sessionOf } = await openTokens();
  const ours = await importJWK(await signingKey(database(), 'EdDSA'), 'EdDSA');
  const sign = ({ key = ours, typ = 'at+jwt', iss = 'aroeira-sandbox', aud = 'aroeira-portal' }) =>
    new SignJWT({ sid: 'a session' })
      .setProtectedHeader({ alg: 'EdDSA', typ })
      .setIssuer(iss)
      .setAudience(aud)
      .setExpirationTime(Math.floor(clock.now().getTime() / 1000) + 60)
      .sign(key);
  expect(await sessionOf(await sign({}))).toBe('a session');
  const { privateKey } = await generateKeyPair('EdDSA');
  for (const wrong of [{ key: privateKey }, { typ: 'JWT' }, { iss: 'another' }, { aud: 'another' }])
    expect([wrong, await sessionOf(await sign(wrong))]).toEqual([wrong, undefined]);
});
