import { expect, it } from 'vitest';
import { shownRequest, shownText } from './masked.ts';

const URL = 'http://x/api';

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
  expect(shownText(papers, URL)).toEqual({ documentPhotoFront: '***', documentPhotoBack: null, base64String: '***' });
  expect(shownText('{"mfa":true,"token":"t"}', URL)).toEqual({ mfa: true, token: '***' });
});

it('shows no number of a tax office abroad, nor a file by its name or bytes', () => {
  const body =
    '{"ssn":"123-45-6789","answers":[{"nif":"12"}],"attachments":[{"fileName":"extrato.pdf","base64":"JV"}]}';
  expect(shownText(body, URL)).toEqual({
    ssn: '***',
    answers: [{ nif: '***' }],
    attachments: [{ fileName: '***', base64: '***' }],
  });
});

it('shows no document of others: co-holders, the spouse, whom a client is related to', () => {
  const body = '{"accounts":[{"coHolders":[{"name":"Bia","cpf":"1"}]}],"spouseCpf":"2","documentRelation":"3"}';
  expect(shownText(body, URL)).toEqual({
    accounts: [{ coHolders: [{ name: 'Bia', cpf: '***' }] }],
    spouseCpf: '***',
    documentRelation: '***',
  });
});

it('shows no answer that unblocks a device, and no e-mail; what is called the same elsewhere is shown', () => {
  const body = '{"motherName":"Marta","cep":"1","birthDate":"2","streetNumber":"3","email":"a@b","text":"937372"}';
  const plain = { motherName: 'Marta', cep: '1', birthDate: '2', streetNumber: '3', email: 'a@b', text: '937372' };
  const [mother, rest] = [
    { motherName: '***', cep: '***' },
    { birthDate: '***', streetNumber: '***', email: '***' },
  ];
  expect(shownText(body, `${URL}/blockedDevice/client/unblock`)).toEqual({ ...plain, ...mother, ...rest });
  expect(shownText(body, 'http://x/sandbox/outbox?to=1')).toEqual({ ...plain, text: '***' });
  expect(shownText(body, URL)).toEqual(plain);
});

it('shows what is no JSON as it is', () => {
  expect(shownText('<html>', URL)).toBe('<html>');
});
