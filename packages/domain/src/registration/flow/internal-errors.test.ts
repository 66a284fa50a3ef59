import { expect, it } from 'vitest';
import { accountMessage } from '../../access/access.messages.ts';
import { callFailureMessage, GENERIC_MESSAGE } from '../../kernel/call-failure.messages.ts';
import { ENVIRONMENTS } from '../../kernel/environment.ts';
import { registrationMessage } from '../registration.messages.ts';

const INTERNAL = ['no_registration_form_set', 'invalid_client'];

it('never shows an internal error by its name, in any environment [R880]', () => {
  for (const code of INTERNAL)
    for (const environment of ENVIRONMENTS) {
      const failure = { _tag: 'Refused', status: 400, code, detail: `{"message":"${code}"}` } as const;
      expect(callFailureMessage(failure, environment)).toBe(GENERIC_MESSAGE);
    }
  const own = [accountMessage({ _tag: 'NoSuchAccount' }), registrationMessage({ _tag: 'NoRegistrationFormSet' })];
  for (const sentence of own) for (const code of INTERNAL) expect(sentence).not.toContain(code);
});
