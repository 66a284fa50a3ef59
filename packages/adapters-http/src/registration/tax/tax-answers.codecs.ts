import type { TaxResidence } from '@aroeira/domain/registration';
import * as t from 'io-ts';
import { Id } from '../../http/id.codec.ts';
import { orNothing } from '../../http/around.codec.ts';

/** The flag of each kind of tax number. @see spec A §3 FATCA record */
export const TAX_ID_FLAGS = {
  Has: 'hasNif',
  Waiting: 'isWaitingNif',
  NotNeeded: 'dontNeedNif',
} as const satisfies Readonly<Record<TaxResidence['taxId']['_tag'], string>>;

/** What a country of the other-country page says beside its flags, under the wire's names. */
export const TAX_ANSWER_WORDS = { countryId: 'countryId', taxId: 'nif' } as const satisfies Readonly<
  Record<keyof TaxResidence, string>
>;

/** A country of the other-country page. Exactly one of its flags is set. @see spec A §3 FATCA record; decision Q050 */
export const TaxAnswerWire = t.refinement(
  t.type({
    countryId: Id,
    [TAX_ANSWER_WORDS.taxId]: orNothing(t.string),
    hasNif: t.boolean,
    isWaitingNif: t.boolean,
    dontNeedNif: t.boolean,
  }),
  (answer) =>
    Object.values(TAX_ID_FLAGS).filter((flag) => answer[flag]).length === 1 &&
    answer.hasNif === (answer.nif !== undefined),
  'TaxAnswer',
);

/** A country in our words. */
export const taxResidenceOf = ({ countryId, nif, isWaitingNif }: t.TypeOf<typeof TaxAnswerWire>): TaxResidence => {
  if (nif !== undefined) return { countryId, taxId: { _tag: 'Has', number: nif } };
  return { countryId, taxId: { _tag: isWaitingNif ? 'Waiting' : 'NotNeeded' } };
};

/** A country in the words of the wire. @param type the kind of the declaration (decision 0155) */
export const taxAnswerWire =
  (type: 'fatca' | 'crs') =>
  ({ countryId, taxId }: TaxResidence) => ({
    countryId,
    [TAX_ANSWER_WORDS.taxId]: taxId._tag === 'Has' ? taxId.number : null,
    [TAX_ID_FLAGS.Has]: taxId._tag === 'Has',
    [TAX_ID_FLAGS.Waiting]: taxId._tag === 'Waiting',
    [TAX_ID_FLAGS.NotNeeded]: taxId._tag === 'NotNeeded',
    type,
  });
