import { describe, expect, it } from 'vitest';
import { isRefusedWith, type CallFailure } from './call-failure.ts';
import { callFailureMessage, GENERIC_MESSAGE } from './call-failure.messages.ts';

const refused = (code: string | undefined, detail = 'stack trace'): CallFailure => ({
  _tag: 'Refused',
  status: 500,
  code,
  detail,
});

describe('what a client reads when a call failed', () => {
  it('is the generic sentence for an unknown code in production, never the raw body [R876] [R879]', () => {
    expect(callFailureMessage(refused('ERR999'), 'production')).toBe('Ocorreu um erro, tente novamente mais tarde.');
    expect(callFailureMessage(refused(undefined), 'production')).toBe(GENERIC_MESSAGE);
    expect(callFailureMessage(refused('ERR034'), 'production')).toBe(
      'Ocorreu um erro, tente novamente mais tarde. Cadastro não encontrado. Por favor, entre em contato com o administrador.',
    );
  });

  it('is the raw body outside production [R877]', () => {
    expect(callFailureMessage(refused('ERR999'), 'localhost')).toContain('stack trace');
    expect(callFailureMessage(refused('ERR999'), 'lan')).toContain('stack trace');
    expect(callFailureMessage(refused('ERR034', ''), 'lan')).toContain('Cadastro não encontrado');
  });

  it('has a different sentence for each known code [R878]', () => {
    const codes = 'ERR028 ERR034 ERR063 ERR027 ERR080 ERR084 ERR158 ERR118 ERR133 ERR135 ERR140'.split(' ');
    const sentences = codes.map((code) => callFailureMessage(refused(code), 'production'));
    expect(sentences).not.toContain(GENERIC_MESSAGE);
    expect(new Set(sentences).size).toBe(codes.length);
    expect(callFailureMessage(refused('toString'), 'production')).toBe(GENERIC_MESSAGE);
  });

  it('tells an ended session from a server that could not renew it [R892] [R893]', () => {
    expect(callFailureMessage({ _tag: 'NoSession', reason: 'expired' }, 'production')).toBe('Sessão expirada!');
    expect(callFailureMessage({ _tag: 'NoSession', reason: 'none' }, 'production')).toBe('Sessão expirada!');
    expect(callFailureMessage({ _tag: 'RefreshFailed' }, 'production')).toBe(
      'Erro no servidor, tente novamente mais tarde',
    );
  });

  it('names the connection when no answer came, and nothing technical when the answer was unreadable', () => {
    expect(callFailureMessage({ _tag: 'Unreachable', cause: 'network' }, 'production')).toContain('conexão');
    expect(callFailureMessage({ _tag: 'Unreachable', cause: 'stopped' }, 'production')).toBe(
      'Você parou o envio. O que você preencheu continua aqui.',
    );
    expect(callFailureMessage({ _tag: 'Unreadable', path: 'a.0.b' }, 'production')).toBe(GENERIC_MESSAGE);
  });
});

it('knows a refusal by its code', () => {
  expect(isRefusedWith(refused('ERR027'), 'ERR027', 'ERR160')).toBe(true);
  expect(isRefusedWith(refused('ERR028'), 'ERR027', 'ERR160')).toBe(false);
  expect(isRefusedWith(refused(undefined), 'ERR027')).toBe(false);
  expect(isRefusedWith({ _tag: 'Unreachable' }, 'ERR027')).toBe(false);
  expect(isRefusedWith({ _tag: 'CodeWrong', code: 'ERR027' }, 'ERR027')).toBe(false);
});
