/** What a client holds of a fund, in cents. */
export interface Holding {
  readonly fundId: number;
  readonly cents: number;
}

/** The target of each risk profile: fund id to percent of the whole portfolio. @see decision 0148 */
const TARGETS: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 80, 2: 20 },
  2: { 1: 60, 3: 25, 5: 15 },
  3: { 1: 40, 3: 35, 5: 15, 7: 10 },
  4: { 1: 20, 3: 40, 5: 25, 7: 15 },
  5: { 3: 40, 5: 35, 7: 25 },
};

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, amount) => all + amount, 0n);

/**
 * Shares new money out so that the client comes nearer to the target of the risk profile. A fund above its target gets
 * nothing. The first fund gets the cents that do not divide.
 *
 *     gap  = max(0, percent * (whole portfolio + new money) - held of the fund)
 *     part = new money * gap / sum of gaps
 *
 * @param profile 1 to 5
 * @param holdings of the funds on offer; no other fund gets money
 * @returns cents by fund, which add up to the new money; empty when no fund of the target is on offer
 */
export const distribute = (profile: number, holdings: readonly Holding[], newCents: number): readonly Holding[] => {
  const targets = TARGETS[profile] ?? {};
  const money = BigInt(newCents);
  const all = sum(holdings.map(({ cents }) => BigInt(cents))) + money;
  const gaps = holdings.flatMap(({ fundId, cents }) => {
    const gap = BigInt(targets[fundId] ?? 0) * all - BigInt(cents) * 100n;
    return gap > 0n ? [{ fundId, gap }] : [];
  });
  const wanted = sum(gaps.map(({ gap }) => gap));
  const parts = gaps.map(({ fundId, gap }) => ({ fundId, part: (money * gap) / wanted }));
  const rest = money - sum(parts.map(({ part }) => part));
  return parts.map(({ fundId, part }, index) => ({ fundId, cents: Number(index === 0 ? part + rest : part) }));
};

/** The lowest risk profile that bears each fund type. */
const BORNE_FROM: Readonly<Record<string, number>> = {
  RENDA_FIXA: 1,
  PREV_CONS: 1,
  RENDA_MULTIMERCADO: 2,
  PREV_BALANC: 2,
  ACOES: 3,
  INTERNACIONAL: 3,
};

/** The age in years from which a client bears one profile less. */
const CAUTIOUS_AGE = 60;

/** Evenly. @param profile 1 to 5 @returns percents of two decimals that make 100; empty when it bears no fund */
export const sharesOf = (
  { profile, birthDate }: { readonly profile: number; readonly birthDate: string },
  funds: readonly { readonly id: number; readonly type: string }[],
  today: string,
): readonly { readonly fundId: number; readonly percent: number }[] => {
  const isCautious = birthDate <= `${String(Number(today.slice(0, 4)) - CAUTIOUS_AGE)}${today.slice(4)}`;
  const bears = isCautious ? Math.max(1, profile - 1) : profile;
  const borne = funds.filter(({ type }) => (BORNE_FROM[type] ?? Number.POSITIVE_INFINITY) <= bears);
  const part = Math.floor(10_000 / borne.length);
  return borne.map(({ id }, index) => ({
    fundId: id,
    percent: (index === 0 ? 10_000 - part * (borne.length - 1) : part) / 100,
  }));
};
