import { describe, expect, it } from 'vitest';
import { codeMessage, signInMessage } from './access.messages.ts';

const refused = { _tag: 'Refused', status: 500, code: 'ERR999', detail: '' } as const;

describe('the sentences of access', () => {
  it('tells the client about the other device [R092]', () => {
    expect(signInMessage({ _tag: 'AlreadyConnected' }, 'production')).toEqual({
      title: 'Ops!',
      body: 'Já existe outro dispositivo móvel conectado com esta conta. Por favor, encerre a sessão no outro dispositivo e tente novamente. Em caso de dúvidas, entre em contato conosco.',
    });
  });

  it('says that document or password is wrong, and not which of them [R093]', () => {
    expect(signInMessage({ _tag: 'WrongCredentials' }, 'production').body).toBe(
      'Não foi possível continuar, CPF ou Senha estão incorretos.',
    );
  });

  it('asks to check the e-mail after a wrong code [R160]', () => {
    expect(codeMessage({ _tag: 'WrongCode' })).toBe(
      'Não foi possível continuar, verifique o código que enviamos no seu e-mail.',
    );
  });

  it('calls anything else about a code unexpected [R161]', () => {
    for (const failure of [{ _tag: 'CodeUnexpected' } as const, refused])
      expect(codeMessage(failure)).toBe(
        'Houve um erro inesperado ao verificar o código, por favor tente novamente mais tarde.',
      );
  });
});
