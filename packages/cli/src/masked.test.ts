import { expect, it } from 'vitest';
import { shownRequest, shownText } from './masked.ts';

it('shows no password, code, token or picture of a paper, in headers or in bodies, at any depth', () => {
  const shown = shownRequest('http://x/api', {
    method: 'POST',
    headers: { Authorization: 'Bearer a', 'X-Refresh-Token': 'r', 'Login-ID': 'login-7' },
    body: JSON.stringify({ document: '1', password: 'p', mfa: '123456', list: [{ refreshToken: 'r' }] }),
  });
  expect(shown).toEqual({
    method: 'POST',
    url: 'http://x/api',
    headers: { authorization: '***', 'x-refresh-token': '***', 'login-id': 'login-7' },
    body: { document: '1', password: '***', mfa: '***', list: [{ refreshToken: '***' }] },
  });
  const papers = '{"documentPhotoFront":"/9j/","documentPhotoBack":null,"base64String":"/9j/"}';
  expect(shownText(papers)).toEqual({ documentPhotoFront: '***', documentPhotoBack: null, base64String: '***' });
  expect(shownText('{"mfa":true,"token":"t"}')).toEqual({ mfa: true, token: '***' });
});

it('shows what is no JSON as it is', () => {
  expect(shownText('<html>')).toBe('<html>');
});
