import { Type } from '@sinclair/typebox';
import { ClientId, Flag, orNull } from '../../http/wire.schemas.ts';

/** Null when the client gave no answer. */
const Answer = orNull(Type.Boolean());
const REQUEST_TYPE = Type.Union([Type.Literal('fatca'), Type.Literal('crs')]);

/** A country where the client pays taxes. */
const TaxAnswer = Type.Object({
  countryId: ClientId,
  nif: orNull(Type.String({ maxLength: 100, pattern: '\\S' })),
  isWaitingNif: Type.Boolean(),
  hasNif: Type.Boolean(),
  dontNeedNif: Type.Boolean(),
  type: REQUEST_TYPE,
});

/** The taxes that a client owes to other countries. @see spec A §3 FATCA record; decision 0155 */
export const FatcaRecord = Type.Object({
  requestType: REQUEST_TYPE,
  hasOtherNationality: Answer,
  hasOtherFiscalResidence: Type.Optional(Flag),
  hasOtherVisa: Answer,
  hasRenouncedNationality: Answer,
  renouncedNationalities: Type.Array(ClientId, { maxItems: 250 }),
  answers: Type.Array(TaxAnswer, { maxItems: 250 }),
  bornEua: Answer,
  isNorthAmerican: Answer,
  isPermanentEua: Answer,
  isFiscalEua: Answer,
  refuseSsn: Answer,
  ssn: orNull(Type.String({ pattern: '^\\d{1,35}$' })),
  isEuaLearner: Type.Boolean(),
  isPolitical: Type.Boolean(),
  isResponsible: Type.Boolean(),
  isNotIrs: Type.Boolean(),
  isResignedCln: Type.Boolean(),
  isResignedCitizen: Type.Boolean(),
  isWithoutGcNotRequested: Type.Boolean(),
  isWithoutGc: Type.Boolean(),
  isWithoutFiscalResidence: Type.Boolean(),
});
