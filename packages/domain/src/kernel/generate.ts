import { parseCep, type Cep } from './cep.ts';
import { addDays, type CalendarDay } from './days.ts';
import { completeCnpj, completeCpf, type Cnpj, type Cpf } from './document.ts';
import { parseEmail, type Email } from './email.ts';
import { parsePhone, type Phone } from './phone.ts';

/** Each call gives a new number from 0 to below 1. The same source makes the same data. */
export type Chance = () => number;

/** An invented person, for tests. Every field of the start of a registration is valid. */
interface MadeUpClient {
  readonly name: string;
  readonly document: Cpf;
  readonly email: Email;
  readonly phone: Phone;
  readonly birthDate: CalendarDay;
  readonly cep: Cep;
}

const below = (chance: Chance, limit: number): number => Math.floor(chance() * limit);

const digits = (chance: Chance, count: number): string =>
  Array.from({ length: count }, () => below(chance, 10)).join('');

const pick = <A>(chance: Chance, [first, ...rest]: readonly [A, ...A[]]): A =>
  [first, ...rest][below(chance, rest.length + 1)] ?? first;

/** Tries until a value is valid. Each maker below almost always succeeds at once. */
const until = <A>(make: () => A | undefined): A => make() ?? until(make);

/** A valid CPF. @see spec A §5 Shared field rules */
export const makeCpf = (chance: Chance): Cpf => until(() => completeCpf(digits(chance, 9)));

/** A valid CNPJ of digits: a head office, whose branch number is 0001. */
export const makeCnpj = (chance: Chance): Cnpj => until(() => completeCnpj(`${digits(chance, 8)}0001`));

const AREA_CODES = ['11', '21', '27', '31', '41', '48', '51', '61', '62', '71', '81', '85', '91', '92'] as const;

/** A valid mobile number: area code, 9, and eight digits. */
export const makePhone = (chance: Chance): Phone =>
  until(() => parsePhone(`${pick(chance, AREA_CODES)}9${digits(chance, 8)}`));

/** A valid CEP. It may belong to no street. */
export const makeCep = (chance: Chance): Cep => until(() => parseCep(`${1 + below(chance, 9)}${digits(chance, 7)}`));

const FIRST_NAMES = ['Ana', 'Bruno', 'Célia', 'Davi', 'Elisa', 'Fábio', 'Glória', 'Heitor', 'Inês', 'João'] as const;
const LAST_NAMES = ['Almeida', 'Barros', 'Conceição', 'Duarte', 'Farias', 'Gonçalves', 'Moraes', 'Nóbrega'] as const;

/** From 18 to 82 years ago. */
const ADULT_DAYS = { youngest: 18 * 366, span: 64 * 365 } as const;

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface Parts {
  readonly chance: Chance;
  readonly today: CalendarDay;
}

/** An invented person. The e-mail address ends in example.com, which receives no e-mail (RFC 2606). */
export const makeClient = ({ chance, today }: Parts): MadeUpClient => {
  const [first, last] = [pick(chance, FIRST_NAMES), pick(chance, LAST_NAMES)];
  return {
    name: `${first} ${last}`,
    document: makeCpf(chance),
    email: until(() => parseEmail(`${plain(first)}.${plain(last)}.${digits(chance, 4)}@example.com`)),
    phone: makePhone(chance),
    birthDate: addDays(today, -ADULT_DAYS.youngest - below(chance, ADULT_DAYS.span)),
    cep: makeCep(chance),
  };
};
