import { describe, expect, it } from 'vitest';
import { callFailureMessage } from '../../kernel/call-failure.messages.ts';
import { refused, unreachable } from '../../kernel/testing/index.ts';
import {
  forgotPasswordMessage,
  newPasswordMessage,
  PASSWORD_CHANGED,
  resetPasswordMessage,
  temporaryPasswordSent,
} from './password.messages.ts';

describe('a forgotten password', () => {
  it.each([
    [
      'is not found for an unknown document [R179]',
      { _tag: 'DocumentNotFound' },
      'Não foi possível encontrar o CPF/CNPJ informado.',
    ],
    [
      'asks for the check again when its proof was not taken',
      { _tag: 'ProofRefused' },
      'A verificação expirou. Marque a caixa de seleção de novo para continuar.',
    ],
  ] as const)('%s', (_, failure, sentence) => {
    expect(forgotPasswordMessage(failure, 'production')).toBe(sentence);
  });

  it('leads to the sentence about a temporary one, with the address masked [R178]', () => {
    const { title, body } = temporaryPasswordSent('ana.monteiro@exemplo.com.br');
    expect(title).toBe('Tudo certo!');
    expect(body).toBe(
      'Enviamos uma senha temporária para o e-mail a***@e***.com.br. Ela pode levar alguns minutos para chegar.',
    );
  });
});

describe('a password that was not reset', () => {
  it('needs every field right [R190]', () => {
    expect(resetPasswordMessage({ _tag: 'FieldsInvalid' })).toBe(
      'Preencha corretamente todos os campos para continuar',
    );
  });

  it('may not be the previous one [R192]', () => {
    const sentence = 'Sua senha não pode ser a mesma que a anterior. Por favor, defina uma nova senha para continuar.';
    expect(resetPasswordMessage({ _tag: 'SameAsPrevious', isForced: false })).toBe(sentence);
    expect(newPasswordMessage({ _tag: 'SameAsPrevious' })).toBe(sentence);
    expect(callFailureMessage(refused('ERR084'), 'production')).toContain(sentence);
  });

  it('has another sentence for the previous one when the client must choose a new one [R193]', () => {
    expect(resetPasswordMessage({ _tag: 'SameAsPrevious', isForced: true })).toBe(
      'Sua nova senha não pode ser a mesma que a anterior. Por favor, defina uma nova senha para continuar.',
    );
  });

  it('may not be one that was used before [R194]', () => {
    const sentence = resetPasswordMessage({ _tag: 'UsedBefore' });
    expect(sentence).toMatch(/^Sua senha não pode ser uma senha já utilizada anteriormente/);
    expect(newPasswordMessage({ _tag: 'UsedBefore' })).toBe(sentence);
    expect(callFailureMessage(refused('ERR080'), 'production')).toContain(sentence);
  });

  it('says for any other reason that it could not be saved [R195]', () => {
    const sentence = 'Ocorreu um erro ao tentar salvar a nova senha.';
    for (const failure of [unreachable, refused('ERR999'), { _tag: 'Unreadable', path: '' } as const])
      expect([resetPasswordMessage(failure), newPasswordMessage(failure)]).toEqual([sentence, sentence]);
  });
});

it('says which password was wrong when one is changed [R200]', () => {
  expect(newPasswordMessage({ _tag: 'WrongPassword' })).toBe(
    'A senha atual está incorreta. Por favor, digite corretamente sua senha atual para continuar.',
  );
});

it('says that it was changed [R196]', () => {
  expect(PASSWORD_CHANGED).toBe('Sua senha foi alterada com sucesso!');
});
