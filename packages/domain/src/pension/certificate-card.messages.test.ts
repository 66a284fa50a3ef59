import { expect, it } from 'vitest';
import { certificateCard } from './certificate-card.messages.ts';
import { certificate } from './testing/index.ts';

it('shows number, fund, plan and tax regime, and each beneficiary with a share in pt-BR [R537]', () => {
  expect(certificateCard(certificate())).toEqual({
    number: { caption: 'Certificado', value: '000123456' },
    fund: { caption: 'Fundo', value: 'Aroeira Prev Balanceado' },
    plan: { caption: 'Plano', value: 'PGBL' },
    taxRegime: { caption: 'Regime de tributação', value: 'Regressivo' },
    beneficiaries: [
      { caption: 'Beatriz Nogueira', value: '66,67%', percent: 66.67 },
      { caption: 'Caio Nogueira', value: '33,33%', percent: 33.33 },
    ],
  });
});
