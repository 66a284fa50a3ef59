import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { answering } from '../../http/testing/index.ts';
import { makeHttpTwoStepSettings } from './two-step.adapter.ts';

const at = (status: number, body: unknown) => {
  const { http, ...server } = answering(status, body);
  return { ...server, settings: makeHttpTwoStepSettings(http) };
};
const said = (status: string) => ({ data: { status } });

it('refuses any other value as a choice', async () => {
  expect(await at(200, { mfa_enabled: 'yes' }).settings.choiceOf(7)()).toMatchObject(E.left({ _tag: 'Unreadable' }));
});

describe('disabling', () => {
  it('sends the client in path and body, and the login id in its header only', async () => {
    const { seen, calls, settings } = at(200, said('code_sended'));
    expect(await settings.disable(7)()).toEqual(E.right('code-sent'));
    expect([calls(), seen[0]?.body]).toEqual([['POST /clients/7/disable_mfa'], { id: 7 }]);
    expect(seen[0]?.headers.get('login-id')).toBe('login-7');
    expect(await at(200, said('disabled')).settings.disable(7)()).toEqual(E.right('disabled'));
    const tooOften = at(429, { message: 'too_many_attempts' });
    expect(await tooOften.settings.disable(7)()).toEqual(E.left({ _tag: 'TooManyAttempts' }));
  });

  it('is confirmed with id and mfa [R169]', async () => {
    const { seen, calls, settings } = at(200, said('disabled'));
    expect(await settings.confirmDisable(7, '482913')()).toEqual(E.right(undefined));
    expect([calls(), seen[0]?.body]).toEqual([['POST /clients/7/confirm_disable_mfa'], { id: 7, mfa: '482913' }]);
  });

  it('succeeds only with the word disabled [R172]', async () => {
    const confirm = (status: number, body: unknown) => at(status, body).settings.confirmDisable(7, '1')();
    expect(await confirm(200, said('invalid_code'))).toEqual(E.left({ _tag: 'WrongCode' }));
    expect(await confirm(200, said('code_sended'))).toMatchObject(E.left({ _tag: 'Unreadable' }));
    expect(await confirm(200, {})).toMatchObject(E.left({ _tag: 'Unreadable' }));
    expect(await confirm(429, { message: 'too_many_attempts' })).toEqual(E.left({ _tag: 'TooManyAttempts' }));
    expect(await confirm(500, {})).toMatchObject(E.left({ _tag: 'Refused' }));
  });
});
