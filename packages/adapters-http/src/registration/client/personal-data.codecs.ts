import { parseCpf, parsePhone } from '@aroeira/domain/kernel';
import type { PersonalDataValues } from '@aroeira/domain/registration';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { parsedText, wordsOnWire } from '../../http/words.codec.ts';

/** @see spec A §3 Client, "gender (MASCULINO/FEMININO)" */
const Gender = wordsOnWire('Gender', { male: 'MASCULINO', female: 'FEMININO' });

/** @see spec A §3 Client, maritalStatus */
const MaritalStatus = wordsOnWire('MaritalStatus', { single: 1, married: 2, widowed: 3, divorced: 4, separated: 5 });

const PhoneText = parsedText('phone', parsePhone);
const CpfText = parsedText('CPF', (text) => E.getOrElseW(() => undefined)(parseCpf(text)));

/** Nothing is null, missing or an empty text, whichever the server prefers. */
const maybe = <C extends t.Mixed>(codec: C) => t.union([codec, t.null, t.undefined, t.literal('')]);

/** What of a client the personal data page asks for; `naturality` is where they were born. @see spec A §3 Client */
export const PersonalDataFields = {
  socialName: maybe(t.string),
  gender: maybe(Gender),
  naturality: maybe(t.string),
  additionalPhone: maybe(PhoneText),
  maritalStatus: maybe(MaritalStatus),
  spouseName: maybe(t.string),
  spouseCpf: maybe(CpfText),
};

type PersonalDataOnWire = { readonly [K in keyof typeof PersonalDataFields]: t.TypeOf<(typeof PersonalDataFields)[K]> };

/** @returns `undefined` until the page was filled in, which a marital status tells */
export const personalDataOf = (wire: PersonalDataOnWire): PersonalDataValues | undefined => {
  const { gender, maritalStatus } = wire;
  if (!gender || !maritalStatus) return undefined;
  return {
    socialName: wire.socialName || undefined,
    gender,
    birthplace: wire.naturality || undefined,
    additionalPhone: wire.additionalPhone || undefined,
    maritalStatus,
    spouseName: wire.spouseName || undefined,
    spouseCpf: wire.spouseCpf || undefined,
  };
};

/** The page in the words of the wire: what is not there is null, so that what stood there before goes. */
export const personalDataWire = (values: PersonalDataValues) => ({
  socialName: values.socialName ?? null,
  gender: Gender.encode(values.gender),
  naturality: values.birthplace ?? null,
  additionalPhone: values.additionalPhone ?? null,
  maritalStatus: MaritalStatus.encode(values.maritalStatus),
  spouseName: values.spouseName ?? null,
  spouseCpf: values.spouseCpf ?? null,
});
