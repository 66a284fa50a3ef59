import { checkRedemption, waitingRedemptions } from '@aroeira/domain/movements';
import { redemptionMessage } from '@aroeira/domain/movements/messages';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { contractField } from '../../refusal.ts';
import { jsonRule } from '../../rules/json-rule.ts';
import { bareFund, operationFrom, RedemptionRuleWire } from '../order-rules.codecs.ts';

export const addRulesRedemption = jsonRule({
  name: 'redemption',
  description: 'Check a redemption, operation rescue_parcial or rescue_total.',
  example:
    '{"fund":{"minimumRescueValue":100,"stayValue":500},"position":1000,"operation":"rescue_parcial","value":500.01,"bankId":3}',
  input: RedemptionRuleWire,
  answer: ({ fund: numbers, position, operation, ...asked }) => {
    const fund = { ...bareFund(numbers), position };
    const waiting = waitingRedemptions(fund, { movements: [], submitted: [] });
    const errors = pipe(
      { operation: operation && operationFrom(operation), ...asked },
      checkRedemption({ ...fund, waiting }),
      E.match(
        (found) => found.map((error) => ({ field: contractField(error.field), message: redemptionMessage(error) })),
        () => [],
      ),
    );
    return E.right({ valid: errors.length === 0, errors });
  },
});
