import { PositionWire } from '@aroeira/adapters-http/position';
import { positionOf } from '@aroeira/domain/position';
import * as E from 'fp-ts/Either';
import { jsonRule } from '../rules/json-rule.ts';
import { positionJson } from './position-answer.ts';

export const addRulesPosition = jsonRule({
  name: 'position',
  description: 'Sum investments up by fund type: total, percents, zero entries dropped.',
  example: '{"investments":[{"type":"ACOES","totalAmount":100.5},{"type":"PREV_CONS","totalAmount":0}]}',
  input: PositionWire,
  answer: (holdings) => E.right(positionJson(positionOf(holdings))),
});
