import { Type, type TSchema } from '@sinclair/typebox';
import { ClientId } from '../../http/wire.schemas.ts';

const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
/** Null when the client was asked and said nothing. */
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

/** How a client is bound to the taxes of other countries. @see spec A §3 FATCA record; docs/decisions/0155 */
export const FatcaRecord = Type.Object({
  requestType: REQUEST_TYPE,
  hasOtherNationality: Answer,
  hasOtherFiscalResidence: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1)])),
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
