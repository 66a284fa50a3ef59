import { Type } from '@sinclair/typebox';
import { ClientId, Day, orNull, Reais } from '../http/wire.schemas.ts';

export const FundListParams = Type.Object({ clientId: ClientId, formId: ClientId });

const Text = Type.String();

/** Where a client pays for a fund. @see spec B §3 Fund; decision 0300 */
export const FundInfo = Type.Object({
  id: ClientId,
  name: Text,
  cnpj: Text,
  bank: Text,
  bankCode: Text,
  agency: Text,
  account: Text,
  digit: Text,
});

/** @see spec B §3 Fund; decision 0002 */
export const Fund = Type.Object({
  id: ClientId,
  name: Text,
  type: Text,
  riskLevel: orNull(Type.Integer({ minimum: 1, maximum: 5 }), { description: 'null when the fund does not say it' }),
  initialValue: Reais,
  minimumValue: Reais,
  minimumRescueValue: Reais,
  stayValue: Reais,
  termQuotation: Text,
  termRescue: Text,
  totalAmount: orNull(Reais, { description: 'null while the position is not to be had' }),
  fundInfo: FundInfo,
});

export const FundParams = Type.Object({ id: ClientId });
export const HasInvested = Type.Object({ hasInvested: Type.Boolean() });

const RiskProfile = Type.Integer({ minimum: 1, maximum: 5 });

const Positions = Type.Array(Type.Object({ fundId: ClientId, totalAmount: Reais }), { maxItems: 100 });

/** @see spec B §7 Position and yield; decision 0148 */
export const DistributionBody = Type.Object({
  suitability: RiskProfile,
  clientDataPositions: Positions,
  totalInvestment: Reais,
});

export const Distribution = Type.Array(Type.Object({ fundId: ClientId, suggestion: Reais }));

/** @see spec B §7 Position and yield; decision 0199 */
export const ProfileSharesBody = Type.Object({ profile: RiskProfile, fundsPosition: Positions, birthDate: Day });

export const ProfileShares = Type.Array(
  Type.Object({ fundId: ClientId, percent: Type.Number({ description: 'Percent of new money, two decimals' }) }),
);
