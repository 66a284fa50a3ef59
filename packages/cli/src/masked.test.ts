import { expect, it } from 'vitest';
import { shownRequest, shownText } from './masked.ts';

const shownOf = (body: unknown, ...shows: string[]) => shownText(JSON.stringify(body), shows);

it('shows no value of a call that declares nothing, in URL, headers or body', () => {
  const shown = shownRequest('http://x/api/call?document=1&captcha=c', {
    method: 'POST',
    headers: { Authorization: 'Bearer a', 'X-Refresh-Token': 'r', 'X-Sandbox-Key': 'k', 'Login-ID': 'login-7' },
    body: JSON.stringify({ document: '1', count: 2, isOn: true, nothing: null, list: [{ refreshToken: 'r' }, 'x'] }),
  });
  expect(shown).toEqual({
    method: 'POST',
    url: 'http://x/api/call?document=***&captcha=***',
    headers: { authorization: '***', 'x-refresh-token': '***', 'x-sandbox-key': '***', 'login-id': 'login-7' },
    body: { document: '***', count: '***', isOn: '***', nothing: null, list: [{ refreshToken: '***' }, '***'] },
  });
  expect(shownText('"x"')).toBe('***');
  expect(shownText('[7]')).toEqual(['***']);
});

it('shows the fields that the call declares, by name and at any depth', () => {
  const shown = shownRequest(
    'http://x/api?document=1&captcha=c',
    { body: JSON.stringify({ document: '1', password: 'p', lines: [{ value: 5, mfa: '123456' }] }) },
    { shows: ['document', 'value'] },
  );
  expect(shown).toMatchObject({
    url: 'http://x/api?document=1&captcha=***',
    body: { document: '1', password: '***', lines: [{ value: 5, mfa: '***' }] },
  });
});

it('shows a declared list of values, and of a declared list of objects only the declared fields', () => {
  expect(shownOf({ kinds: ['a', 'b'], people: [{ name: 'Bia', cpf: '1' }] }, 'kinds', 'people', 'name')).toEqual({
    kinds: ['a', 'b'],
    people: [{ name: 'Bia', cpf: '***' }],
  });
});

it('takes a name to the letter, so that another spelling is not declared', () => {
  expect(shownOf({ Document: '1', document: '2' }, 'document')).toEqual({ Document: '***', document: '2' });
});

it('tells only the length of a text that is not JSON', () => {
  expect(shownText('<html>', ['html'])).toBe('6 characters that are not JSON');
});
