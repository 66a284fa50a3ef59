import * as t from 'io-ts';
import { orNothing, whole } from '../../rules/limited.codecs.ts';

const Bit = t.union([t.literal(0), t.literal(1)]);

/** Where a registration stands, in the wire's numbers. @see the command line's contract, `rules approval` */
export const ApprovalRuleWire = t.type({
  isApprovedAdm: whole(0, 5),
  isApprovedRenew: whole(0, 3),
  welfare: Bit,
  positionLoaded: t.boolean,
  suitabilityCount: orNothing(t.number),
  // Its six items may be anything: present and not 0, false or empty is filled (decision Q159).
  checkList: t.intersection([
    t.UnknownRecord,
    t.type({ generalResult: orNothing(t.number), adjustmentPending: orNothing(t.union([t.boolean, Bit])) }),
  ]),
});
