import type { OrderOperation } from './orders.schemas.ts';

/** An order as it came, its amounts in cents. */
export interface Order {
  readonly operation: OrderOperation;
  readonly lines: readonly OrderLine[];
}

export interface OrderLine {
  readonly fundId: number;
  readonly cents: number;
  readonly bankAccountId: number;
}

/** A fund with what the client holds of it and has asked for already; amounts in cents. */
export interface FundStanding {
  readonly id: number;
  readonly initial: number;
  readonly minimum: number;
  readonly minimumRedemption: number;
  readonly stay: number;
  readonly held: number;
  /** Asked for by partial redemptions that wait. */
  readonly leaving: number;
  /** A total redemption waits. */
  readonly isClosing: boolean;
}

/** What an order is checked against. */
export interface ClientStanding {
  /** `isApprovedAdm` and `isApprovedRenew` of the wire. */
  readonly approval: number;
  readonly renewalVerdict: number;
  readonly isPositionKnown: boolean;
  readonly accounts: ReadonlySet<number>;
  readonly funds: readonly FundStanding[];
}

/** A field that is wrong, from the body's root. */
export interface Fault {
  readonly path: string;
  readonly message: string;
}

const APPROVED = 2;
/** In order, and rejected: a rejected renewal does not stop anybody. @see spec B §6 */
const RENEWALS_THAT_INVEST: readonly number[] = [0, 1];

/** Whether the client may give an order of this kind at all. @see spec B §6; docs/decisions/0149 */
export const mayOrder = (operation: OrderOperation, client: ClientStanding): boolean =>
  client.approval === APPROVED &&
  client.isPositionKnown &&
  (operation !== 'apply' || RENEWALS_THAT_INVEST.includes(client.renewalVerdict));

/** The first thing that is wrong with an order, line by line. @see spec B §5; docs/decisions/0149 */
export const faultOf = (order: Order, client: ClientStanding): Fault | undefined => {
  const { operation, lines } = order;
  if (operation !== 'apply' && lines.length > 1)
    return { path: '/investments', message: 'a redemption is of one fund' };
  if (new Set(lines.map(({ fundId }) => fundId)).size < lines.length)
    return { path: '/investments', message: 'must name each fund once' };
  for (const [index, line] of lines.entries()) {
    const found = lineFault(operation, line, client);
    if (found !== undefined) return { path: `/investments/${String(index)}/${found.path}`, message: found.message };
  }
  return undefined;
};

const lineFault = (operation: OrderOperation, line: OrderLine, client: ClientStanding): Fault | undefined => {
  const fund = client.funds.find(({ id }) => id === line.fundId);
  if (fund === undefined) return { path: 'fundId', message: 'must be a fund' };
  if (!client.accounts.has(line.bankAccountId)) return { path: 'bankId', message: 'must be an account of the client' };
  const message = line.cents > 0 ? amountFault(operation, line.cents, fund) : 'must be above zero';
  return message === undefined ? undefined : { path: 'value', message };
};

const amountFault = (operation: OrderOperation, cents: number, fund: FundStanding): string | undefined => {
  switch (operation) {
    case 'apply':
      return cents < (fund.held > 0 ? fund.minimum : fund.initial) ? 'must be the minimum at least' : undefined;
    case 'rescue_parcial':
      if (cents < fund.minimumRedemption) return 'must be the minimum redemption at least';
      return fund.isClosing || fund.held - fund.leaving - cents < fund.stay
        ? 'must leave what has to stay, besides what was asked for already'
        : undefined;
    case 'rescue_total':
      return fund.isClosing || cents !== fund.held - fund.leaving
        ? 'must be all that is left of the position, which is not closing yet'
        : undefined;
  }
};
