import { Type } from '@sinclair/typebox';
import { Day } from '../http/wire.schemas.ts';
import { QUICK_NAMES } from './report-periods.ts';

const QuickName = Type.Unsafe<string>({ type: 'string', enum: QUICK_NAMES });

export const GeneratedQuery = Type.Object({ period: QuickName });
export const PeriodQuery = Type.Object({ period: Type.Union([QuickName, Day]) });

/** @see spec B §4 Reports; decision 0145 */
export const GeneratedAnswer = Type.Union([
  Type.Object({
    status: Type.Union([Type.Literal('agendado'), Type.Literal('error'), Type.Literal('not_available_yet')]),
  }),
  Type.Object({ result: Type.String({ contentEncoding: 'base64' }) }),
]);
