import { formatDay } from '../../kernel/formats.ts';
import { documentKind, punctuateCpf, punctuateDocument } from '../../kernel/document.ts';
import { formatPhone } from '../../kernel/phone.ts';
import { MARITAL_STATUSES } from '../../registration/client/personal-data.form.ts';
import type { PersonalRecord } from './personal-record.ts';

/** A caption with what it says, as a person reads it. `undefined` for a value that nobody gave. */
export interface PersonalFact {
  readonly caption: string;
  readonly value: string | undefined;
}

/** Facts that belong together. */
interface PersonalSection {
  readonly title: string;
  readonly facts: readonly PersonalFact[];
}

const fact = (caption: string, value: string | undefined): PersonalFact => ({ caption, value });

/** A company has no family, only the married a spouse. @see spec B §2 Profile, B §3; decision 0229 */
export const personalSections = (record: PersonalRecord): readonly PersonalSection[] => {
  const isCompany = documentKind(record.document) === 'cnpj';
  return [identityOf(record, isCompany), contactOf(record), ...(isCompany ? [] : [familyOf(record)])];
};

const identityOf = (record: PersonalRecord, isCompany: boolean): PersonalSection => ({
  title: 'Identificação',
  facts: [
    fact(isCompany ? 'Razão social' : 'Nome', record.name),
    fact(isCompany ? 'CNPJ' : 'CPF', punctuateDocument(record.document)),
    fact(isCompany ? 'Data de constituição' : 'Data de nascimento', record.birthDate && formatDay(record.birthDate)),
    ...(isCompany ? [] : [fact('Naturalidade', record.birthplace), fact('Nacionalidade', record.nationality)]),
    fact('País', record.country),
  ],
});

const familyOf = (record: PersonalRecord): PersonalSection => ({
  title: 'Família',
  facts: [
    fact('Nome da mãe', record.motherName),
    fact('Nome do pai', record.fatherName),
    fact('Estado civil', maritalStatusOf(record)),
    ...(record.maritalStatus === 'married'
      ? [
          fact('Nome do cônjuge', record.spouseName),
          fact('CPF do cônjuge', record.spouseCpf && punctuateCpf(record.spouseCpf)),
        ]
      : []),
  ],
});

const contactOf = ({ phone, email }: PersonalRecord): PersonalSection => ({
  title: 'Contato',
  facts: [fact('Telefone', phone && formatPhone(phone)), fact('E-mail', email)],
});

const maritalStatusOf = ({ maritalStatus }: PersonalRecord): string | undefined =>
  MARITAL_STATUSES.find(({ value }) => value === maritalStatus)?.label;
