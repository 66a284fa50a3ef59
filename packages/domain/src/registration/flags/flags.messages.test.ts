import { expect, it } from 'vitest';
import { flagMessage } from './flags.messages.ts';

it('says what is missing, by name and in order', () => {
  expect(flagMessage({ _tag: 'PartsMissing', parts: ['pep', 'bankAccounts', 'signature'] })).toBe(
    'Falta preencher: pessoa politicamente exposta, contas bancárias, assinatura.',
  );
});

it('names the status that decided', () => {
  expect(flagMessage({ _tag: 'ApprovalIs', approval: 'sentToBank' })).toBe('Cadastro enviado ao banco.');
  expect(flagMessage({ _tag: 'VerdictIs', verdict: 'rejected' })).toBe('Renovação recusada.');
  expect(flagMessage({ _tag: 'OverallResultIs', overallResult: undefined })).toContain('não informado');
  expect(flagMessage({ _tag: 'SuitabilityCount', count: 0 })).toContain('não respondido');
  expect(flagMessage({ _tag: 'SuitabilityCount', count: 1 })).not.toContain('não');
});
