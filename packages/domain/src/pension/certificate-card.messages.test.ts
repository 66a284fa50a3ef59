import { expect, it } from 'vitest';
import { certificateCard } from './certificate-card.messages.ts';
import { certificate } from './testing/index.ts';

it('shows number, fund, plan and tax regime, and each beneficiary with a share in pt-BR [R537]', () => {
  const { facts, beneficiaries } = certificateCard(certificate());
  expect(facts).toEqual([
    { caption: 'Certificado', value: '000123456' },
    { caption: 'Fundo', value: 'Aroeira Prev Balanceado' },
    { caption: 'Plano', value: 'PGBL' },
    { caption: 'Regime de tributação', value: 'Regressivo' },
  ]);
  expect(beneficiaries).toEqual([
    { caption: 'Beatriz Nogueira', value: '66,67%' },
    { caption: 'Caio Nogueira', value: '33,33%' },
  ]);
});
