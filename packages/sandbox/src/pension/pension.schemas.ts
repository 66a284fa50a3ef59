import { Type } from '@sinclair/typebox';
import { Refusals, TaxDocument } from '../http/wire.schemas.ts';

export const CertificateParams = Type.Object({ id: TaxDocument });

/** @see spec B §3 Pension certificate */
export const Certificates = Type.Array(
  Type.Object({
    numeroCertificado: Type.String(),
    nomeFundo: Type.String(),
    tipoPlano: Type.String(),
    regimeTributacao: Type.String(),
    beneficiarios: Type.Array(
      Type.Object({
        nome: Type.String(),
        percentualDistribuicao: Type.Number({ description: 'Percent, at most two decimals' }),
      }),
    ),
  }),
);

/** A refusal of the insurer, which may have its own status. @see spec B §8 Pension page */
const InsurerNo = Type.Object({ message: Type.Literal('insurer_refused'), httpStatus: Type.Integer() });

// The server writes an answer by the first schema that fits.
export const PensionRefusals = {
  '4xx': Type.Union([InsurerNo, Refusals['4xx']]),
  '5xx': Type.Union([InsurerNo, Refusals['5xx']]),
};
