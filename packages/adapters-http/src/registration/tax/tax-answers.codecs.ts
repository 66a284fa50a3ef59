import type { TaxResidence } from '@aroeira/domain/registration';
import * as t from 'io-ts';
import { Id } from '../../http/id.codec.ts';

const Flags = t.type({ isWaitingNif: t.boolean, hasNif: t.boolean, dontNeedNif: t.boolean });

/** A country of the other-country page; exactly one of its flags is set. @see spec A §3 FATCA record; decision Q050 */
export const TaxAnswerWire = t.refinement(
  t.intersection([t.type({ countryId: Id, nif: t.union([t.string, t.null, t.undefined]) }), Flags]),
  ({ isWaitingNif, hasNif, dontNeedNif, nif }) =>
    [isWaitingNif, hasNif, dontNeedNif].filter(Boolean).length === 1 && hasNif === (nif != null),
  'TaxAnswer',
);

/** In our words. */
export const taxResidenceOf = ({ countryId, nif, isWaitingNif }: t.TypeOf<typeof TaxAnswerWire>): TaxResidence => {
  if (nif != null) return { countryId, taxId: { _tag: 'Has', number: nif } };
  return { countryId, taxId: { _tag: isWaitingNif ? 'Waiting' : 'NotNeeded' } };
};

/** In the words of the wire; `type` is the declaration's (decision 0155). */
export const taxAnswerWire =
  (type: 'fatca' | 'crs') =>
  ({ countryId, taxId }: TaxResidence) => ({
    countryId,
    nif: taxId._tag === 'Has' ? taxId.number : null,
    isWaitingNif: taxId._tag === 'Waiting',
    hasNif: taxId._tag === 'Has',
    dontNeedNif: taxId._tag === 'NotNeeded',
    type,
  });
