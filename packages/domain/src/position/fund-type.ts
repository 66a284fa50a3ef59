/** A fund type of the catalogue. The position has one line for each. */
export interface FundType {
  readonly key: FundTypeKey;
  readonly caption: string;
  readonly isPension: boolean;
}

export type FundTypeKey = 'RENDA_FIXA' | 'RENDA_MULTIMERCADO' | 'ACOES' | 'INTERNACIONAL' | 'PREV_BALANC' | 'PREV_CONS';

/** The six fund types, in the order of the list. @see spec B §9 Fund types; decision Q076 */
export const FUND_TYPES: readonly FundType[] = [
  { key: 'RENDA_FIXA', caption: 'Renda Fixa', isPension: false },
  { key: 'RENDA_MULTIMERCADO', caption: 'Multimercado', isPension: false },
  { key: 'ACOES', caption: 'Ações', isPension: false },
  { key: 'INTERNACIONAL', caption: 'Internacional', isPension: false },
  { key: 'PREV_BALANC', caption: 'Prev Balanc', isPension: true },
  { key: 'PREV_CONS', caption: 'Prev Cons', isPension: true },
];

/** A name without case, accents, spaces and underscores, for comparison. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{Mark}\s_]/gu, '')
    .toLowerCase();

const byName = new Map(FUND_TYPES.flatMap((type) => [type.key, type.caption].map((name) => [plain(name), type])));

/** By caption or key. `undefined` outside the catalogue (decision Q077). @see spec B §2 Fund types; decision Q076 */
export const fundTypeOf = (name: string): FundType | undefined => byName.get(plain(name));
