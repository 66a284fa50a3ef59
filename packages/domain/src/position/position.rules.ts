import { percentOf, sum } from '../kernel/money.ts';
import { FUND_TYPES, fundTypeOf } from './fund-type.ts';
import type { Holding, Position, PositionItem } from './position.ts';

/** No zero entries. Types outside the catalogue come last, named. @see spec B §2; decisions Q076 to Q078 */
export const positionOf = (holdings: readonly Holding[]): Position => {
  const total = sum(holdings.map(({ amount }) => amount));
  const items = byType(holdings)
    .map((group): Omit<PositionItem, 'percent'> => {
      const fundType = fundTypeOf(group[0].type);
      return {
        type: group[0].type,
        caption: fundType?.caption ?? group[0].type,
        fundType,
        amount: sum(group.map(({ amount }) => amount)),
      };
    })
    .filter(({ amount }) => amount !== 0)
    .map((item): PositionItem => ({ ...item, percent: percentOf(item.amount, total) }));
  return { items: items.toSorted((a, b) => rank(a) - rank(b)), total };
};

/** Whether a position has nothing to show yet. @see spec A §2 Dashboard, "Aguardando o primeiro aporte" */
export const isEmpty = ({ items }: Position): boolean => items.length === 0;

/** Whether the client holds pension, which the yield of the portfolio leaves out. @see spec B §7 `nao_previdencia` */
export const holdsPension = ({ items }: Position): boolean =>
  items.some(({ fundType }) => fundType?.isPension === true);

const byType = (holdings: readonly Holding[]): (readonly [Holding, ...Holding[]])[] => {
  const groups = new Map<string, [Holding, ...Holding[]]>();
  for (const holding of holdings) {
    const key = fundTypeOf(holding.type)?.key ?? holding.type;
    const group = groups.get(key);
    if (group) group.push(holding);
    else groups.set(key, [holding]);
  }
  return [...groups.values()];
};

const rank = ({ fundType }: PositionItem): number =>
  fundType === undefined ? FUND_TYPES.length : FUND_TYPES.indexOf(fundType);
