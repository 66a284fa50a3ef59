import * as t from 'io-ts';
import { Whole, field, recordOnWire } from '../http/record.codec.ts';

const BeneficiaryWire = recordOnWire(
  'Beneficiary',
  { name: t.string, percent: t.number },
  { name: 'nome', percent: 'percentualDistribuicao' },
);

/** @see spec B §3 Pension certificate */
export const CertificateWire = recordOnWire(
  'Certificate',
  {
    number: t.string,
    fundName: t.string,
    planType: t.string,
    taxRegime: t.string,
    beneficiaries: t.readonlyArray(BeneficiaryWire),
  },
  {
    number: 'numeroCertificado',
    fundName: 'nomeFundo',
    planType: 'tipoPlano',
    taxRegime: 'regimeTributacao',
    beneficiaries: 'beneficiarios',
  },
);

/** The status in the body of the insurer's answer. @see spec B §8 Pension page */
export const InsurerStatusWire = field('httpStatus', Whole);
