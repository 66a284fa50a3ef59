import {
  approvalFromCode,
  filledFrom,
  verdictFromCode,
  type CheckList,
  type FormStanding,
} from '@aroeira/domain/registration';
import { sequenceS } from 'fp-ts/Apply';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { Id } from '../../http/id.codec.ts';

/** @see spec A §3 Registration form; decision 0002 */
export const FormStandingWire = t.type({ id: Id, isApprovedAdm: t.number, isApprovedRenew: t.number });

/** In our words; none for a number that the specification gives no meaning. @see spec A §4 */
export const formStandingOf = (wire: t.TypeOf<typeof FormStandingWire>): O.Option<FormStanding> =>
  pipe(
    sequenceS(O.Apply)({
      approval: O.fromNullable(approvalFromCode(wire.isApprovedAdm)),
      verdict: O.fromNullable(verdictFromCode(wire.isApprovedRenew)),
    }),
    O.map((words) => ({ formId: wire.id, ...words })),
  );

const Count = t.union([t.number, t.null, t.undefined]);

/** Its six items may be anything: present and not 0, false or empty is filled. @see spec A §3; decision Q159 */
export const CheckListWire = t.intersection([t.UnknownRecord, t.type({ suitability: Count, generalResult: Count })]);

/** In our words. No server says of an adjustment otherwise than by the approval. @see decision 0060 */
export const checkListOf = (wire: t.TypeOf<typeof CheckListWire>): CheckList => ({
  filled: filledFrom(wire),
  suitabilityCount: wire.suitability ?? undefined,
  overallResult: wire.generalResult ?? undefined,
  isAdjustmentPending: false,
});

/** Of a client, the one field that a flag looks at. @see spec A §3 Client; decision Q146 */
export const WelfareWire = t.type({ welfare: Count });
