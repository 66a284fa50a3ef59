import { orNothing } from '@aroeira/adapters-http/http';
import {
  ApprovalNumber,
  CHECK_LIST_NAMES,
  CHECK_LIST_WORDS,
  FormStandingWire,
  VerdictNumber,
} from '@aroeira/adapters-http/registration';
import * as t from 'io-ts';

const { names } = FormStandingWire;

const Bit = t.union([t.literal(0), t.literal(1)]);

/** The standing of a registration, in the wire's numbers. @see the command line's contract, `rules approval` */
export const ApprovalRuleWire = t.type({
  [names.approval]: ApprovalNumber,
  [names.verdict]: VerdictNumber,
  welfare: Bit,
  positionLoaded: t.boolean,
  // A person without it.
  isCompany: orNothing(t.boolean),
  suitabilityCount: orNothing(t.number),
  // The six items may have any value (decision Q159).
  checkList: t.intersection([
    t.partial(Object.fromEntries(Object.values(CHECK_LIST_NAMES).map((name) => [name, t.unknown]))),
    t.type({
      [CHECK_LIST_WORDS.overallResult]: orNothing(t.number),
      adjustmentPending: orNothing(t.union([t.boolean, Bit])),
    }),
  ]),
});
