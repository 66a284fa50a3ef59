import type { FieldFault } from '../http/field-fault.ts';
import { APPROVED } from '../registration/flags/approval.ts';
import type { OrderOperation } from './orders.schemas.ts';

/** An order with its amounts in cents. */
export interface Order {
  readonly operation: OrderOperation;
  readonly lines: readonly OrderLine[];
}

export interface OrderLine {
  readonly fundId: number;
  readonly cents: number;
  readonly bankAccountId: number;
}

/** A fund with what the client holds of it and has already asked for. Amounts are in cents. */
export interface FundStanding {
  readonly id: number;
  readonly initial: number;
  readonly minimum: number;
  readonly minimumRedemption: number;
  readonly stay: number;
  readonly held: number;
  /** The sum of the partial redemptions that wait. */
  readonly leaving: number;
  /** A total redemption waits. */
  readonly isClosing: boolean;
}

export interface ClientStanding {
  /** `isApprovedAdm` and `isApprovedRenew` of the wire. */
  readonly approval: number;
  readonly renewalVerdict: number;
  readonly isPositionKnown: boolean;
  /** Whether the planner is of pension. Such a client neither invests nor redeems. */
  readonly isOfPension: boolean;
  readonly accounts: ReadonlySet<number>;
  readonly funds: readonly FundStanding[];
}

/** The states of a renewal that stop no investment: in order and rejected. @see spec B §6 */
const RENEWALS_THAT_INVEST: readonly number[] = [0, 1];

/** Says whether the client may give an order of this kind at all. @see spec A §6, B §6; decisions Q001, Q106, 0149 */
export const mayOrder = (operation: OrderOperation, client: ClientStanding): boolean =>
  client.approval === APPROVED &&
  client.isPositionKnown &&
  !client.isOfPension &&
  (operation !== 'apply' || RENEWALS_THAT_INVEST.includes(client.renewalVerdict));

/** Finds the first fault of an order, line by line. @see spec B §5; decision 0149 */
export const faultOf = (order: Order, client: ClientStanding): FieldFault | undefined => {
  const { operation, lines } = order;
  if (operation !== 'apply' && lines.length > 1)
    return { path: '/investments', message: 'must be one fund for a redemption' };
  if (new Set(lines.map(({ fundId }) => fundId)).size < lines.length)
    return { path: '/investments', message: 'must name each fund once' };
  for (const [index, line] of lines.entries()) {
    const fault = lineFault(operation, line, client);
    if (fault !== undefined) return { ...fault, path: `/investments/${String(index)}${fault.path}` };
  }
  return undefined;
};

const lineFault = (operation: OrderOperation, line: OrderLine, client: ClientStanding): FieldFault | undefined => {
  const fund = client.funds.find(({ id }) => id === line.fundId);
  if (fund === undefined) return { path: '/fundId', message: 'must be a fund' };
  if (!client.accounts.has(line.bankAccountId)) return { path: '/bankId', message: 'must be an account of the client' };
  const message = line.cents > 0 ? amountFault(operation, line.cents, fund) : 'must be above zero';
  return message === undefined ? undefined : { path: '/value', message };
};

const amountFault = (operation: OrderOperation, cents: number, fund: FundStanding): string | undefined => {
  switch (operation) {
    case 'apply':
      return cents < (fund.held > 0 ? fund.minimum : fund.initial) ? 'must be at least the minimum' : undefined;
    case 'rescue_parcial':
      if (cents < fund.minimumRedemption) return 'must be at least the minimum redemption';
      return fund.isClosing || fund.held - fund.leaving - cents < fund.stay
        ? 'must leave the minimum position, after the redemptions that wait'
        : undefined;
    case 'rescue_total':
      return fund.isClosing || cents !== fund.held - fund.leaving
        ? 'must be the rest of a position that is not closing yet'
        : undefined;
  }
};
