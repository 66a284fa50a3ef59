import { CentsFromReais } from '@aroeira/adapters-http/http';
import { checkInvestment, totalOf } from '@aroeira/domain/movements';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { jsonRule } from '../../rules/json-rule.ts';
import { investmentErrorJson } from './investment-error.ts';
import { bareFund, InvestmentRuleWire } from '../order-rules.codecs.ts';

export const addRulesInvestment = jsonRule({
  name: 'investment',
  description: 'Check the lines of an investment. Without any amount it is not valid, and no line is to blame.',
  example:
    '{"funds":[{"id":1,"initialValue":1000,"minimumValue":100,"balance":0}],"lines":[{"fundId":1,"value":999.99,"bankId":3}]}',
  input: InvestmentRuleWire,
  answer: ({ funds, lines: entries }) => {
    const checked = checkInvestment(funds.map(bareFund), entries);
    return E.right({
      valid: E.isRight(checked),
      total: CentsFromReais.encode(totalOf(entries)),
      errors: pipe(
        checked,
        E.match(
          (errors) => errors.map(investmentErrorJson),
          () => [],
        ),
      ),
    });
  },
});
