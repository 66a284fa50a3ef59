import { Type } from '@sinclair/typebox';
import { ClientId, Moment, orNull } from '../http/wire.schemas.ts';

/** The largest amount with thirteen digits before the comma. Cents hold it exactly. */
const MOST = 9_999_999_999_999.99;
const DueMoney = Type.Number({ exclusiveMinimum: 0, maximum: MOST, description: 'Reais, at most two decimals' });
const Money = Type.Number({ minimum: 0, maximum: MOST, description: 'Reais, at most two decimals; absent is zero' });
const MaybeMoney = Type.Optional(orNull(Money));
const Age = Type.Integer({ minimum: 0, maximum: 999, description: 'Completed years' });

/** @see spec B §3 Liberty data; spec B §5 Liberty goals form */
export const LibertyBody = Type.Object({
  monthlyIncomeUsufruct: DueMoney,
  retirementAge: Age,
  annualReturnRate: Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: 100, description: 'Percent, two decimals' }),
  lifeExpectancy: Age,
  inheritanceValue: MaybeMoney,
  currentReservation: MaybeMoney,
  monthlyIncome: DueMoney,
  monthlyExpense: DueMoney,
});

/** `{}` before the client saved goals. @see decision 0144 */
export const Liberty = Type.Partial(LibertyBody);

const Year = Type.Integer({ minimum: 1000, maximum: 9999 });

/** JSON Schema counts characters as the form does. @see spec B §5 Objective */
export const ObjectiveBody = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 25, pattern: '\\S' }),
  value: Type.Integer({ minimum: 1, maximum: Math.floor(MOST), description: 'Whole reais' }),
  year: Year,
  color: Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' }),
});

/** @see spec B §3 Objective */
export const Objective = Type.Composite([
  Type.Object({ id: ClientId, clientId: ClientId, created_at: Moment }),
  ObjectiveBody,
]);

export const ObjectiveParams = Type.Object({ id: ClientId });

/** Id 0 creates an objective. */
export const ObjectiveOrNewParams = Type.Object({ id: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) });
