import { describe, expect, it } from 'vitest';
import { unreachable } from '../../kernel/testing/index.ts';
import { enableQuickAccessMessage, quickAccessMessage } from './quick-access.messages.ts';
import type { EnableQuickAccessFailure, QuickAccessFailure } from './quick-access.errors.ts';

describe('what a client reads when quick access was not turned on', () => {
  const all: readonly EnableQuickAccessFailure[] = [
    { _tag: 'NotSupported' },
    { _tag: 'RequiresHttps' },
    { _tag: 'NoAuthenticator' },
    { _tag: 'Cancelled' },
    { _tag: 'AlreadyRegistered' },
    { _tag: 'TimedOut' },
    unreachable,
    { _tag: 'SecurityRefused' },
    { _tag: 'BiometricsFailed' },
  ];

  it('names an unsupported browser, a missing HTTPS and a missing authenticator', () => {
    const [browser = '', https = '', authenticator = ''] = all.map(enableQuickAccessMessage);
    expect(browser).toContain('navegador');
    expect(https).toContain('HTTPS');
    expect(authenticator).toContain('neste dispositivo');
  });

  it('says how to return to quick access after a cancel [R147]', () => {
    expect(enableQuickAccessMessage({ _tag: 'Cancelled' })).toBe('Você pode ativar depois nas configurações');
  });

  it('has a sentence for each failure, also for registered already, timeout, network and security [R148]', () => {
    expect(new Set(all.map(enableQuickAccessMessage)).size).toBe(all.length);
  });

  it('is the general sentence for anything else [R149]', () => {
    const others: readonly EnableQuickAccessFailure[] = [
      { _tag: 'BiometricsFailed' },
      { _tag: 'Refused', status: 500, code: 'ERR999', detail: 'stack' },
      { _tag: 'Unreadable', path: 'challenge' },
      { _tag: 'NoSession', reason: 'none' },
      { _tag: 'RefreshFailed' },
    ];
    for (const failure of others)
      expect(enableQuickAccessMessage(failure)).toBe(
        'Não foi possível registrar este dispositivo para acesso biométrico.',
      );
  });
});

describe('what a client reads when quick access did not let them in', () => {
  const told: readonly QuickAccessFailure[] = [
    { _tag: 'NotSupported' },
    { _tag: 'RequiresHttps' },
    { _tag: 'LoginIdRequired' },
    { _tag: 'NoAuthenticator' },
    { _tag: 'Cancelled' },
    { _tag: 'CredentialUnknown' },
    unreachable,
    { _tag: 'VerificationFailed' },
  ];
  const textOf = (failure: QuickAccessFailure) => {
    const { title = '', body } = quickAccessMessage(failure, 'production');
    return `${title} ${body}`;
  };

  it('starts with the sentence that sends them to the password [R152]', () => {
    const beginning = 'Não foi possível confirmar o Acesso Rápido. Por favor, utilize sua senha';
    for (const failure of told) expect(textOf(failure).startsWith(beginning)).toBe(true);
  });

  it('continues with a different reason for each failure [R153]', () => {
    expect(new Set(told.map(textOf)).size).toBe(told.length);
    expect(textOf(unreachable)).toContain('erro de conexão. Verifique sua conexão');
    expect(textOf({ _tag: 'Cancelled' })).toContain('cancelada');
  });

  it('does not send a client who is connected elsewhere to the password, which the server refuses too', () => {
    expect(quickAccessMessage({ _tag: 'AlreadyConnected' }, 'production')).toMatchObject({ title: 'Ops!' });
  });
});
