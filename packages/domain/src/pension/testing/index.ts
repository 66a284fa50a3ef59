import type { PensionCertificate } from '../pension.ts';

export const certificate = (changes: Partial<PensionCertificate> = {}): PensionCertificate => ({
  number: '000123456',
  fundName: 'Aroeira Prev Balanceado',
  planType: 'PGBL',
  taxRegime: 'Regressivo',
  beneficiaries: [
    { name: 'Beatriz Nogueira', percent: 66.67 },
    { name: 'Caio Nogueira', percent: 33.33 },
  ],
  ...changes,
});
