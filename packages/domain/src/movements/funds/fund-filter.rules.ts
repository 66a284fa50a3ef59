import { fundTypeOf } from '../../position/fund-type.ts';
import type { Fund } from './fund.ts';

/** What the client looks for in the list of funds. */
export interface FundFilter {
  /** A part of the name, as typed. */
  readonly search: string;
  /** The caption of a fund type. `undefined` for every type. */
  readonly type: string | undefined;
}

/** Shows every fund. */
export const NO_FUND_FILTER: FundFilter = { search: '', type: undefined };

/** The caption of a fund's type. A type outside the catalogue keeps the word of the server (decision Q077). */
export const fundTypeCaption = (type: string): string => fundTypeOf(type)?.caption ?? type;

/** The captions of the types in a list, each once, in the order of the list. */
export const typesOfFunds = (funds: readonly Pick<Fund, 'type'>[]): readonly string[] => [
  ...new Set(funds.map(({ type }) => fundTypeCaption(type))),
];

/** The funds of a type whose name has every typed word. Case and accents do not count. */
export const fundsLike = (funds: readonly Fund[], { search, type }: FundFilter): readonly Fund[] => {
  const words = plain(search).split(' ').filter(Boolean);
  return funds.filter(
    (fund) =>
      (type === undefined || fundTypeCaption(fund.type) === type) &&
      words.every((word) => plain(fund.name).includes(word)),
  );
};

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
