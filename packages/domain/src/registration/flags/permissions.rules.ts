import type { Standing, Flag, FlagReason } from './flag.ts';
import { flagsOf } from './flags.rules.ts';

/** Why an entry is open or closed. */
export type EntryReason = FlagReason | { readonly _tag: 'PlannerOfPension' };

/** A menu entry, card, button or route: whether it is open, and why. */
interface Entry {
  readonly isOpen: boolean;
  readonly reason: EntryReason;
}

/** The places of the portal that a client may open. */
export interface Permissions {
  /** Invest and Redeem: the menu entry, the dashboard card and the hub `/movements`. */
  readonly movements: Entry;
  /** 'Investir' in the hub and every `/movements/investment` route. */
  readonly investing: Entry;
  /** 'Resgatar', its routes and the history. */
  readonly redeeming: Entry;
  /** The reports' menu entry, card and routes. */
  readonly reports: Entry;
  /** 'Completar cadastro' on the dashboard. */
  readonly completion: Entry;
  /** The pages of the profile that change bank accounts and documents. */
  readonly profileEditing: Entry;
}

const openWhen = (flag: Flag): Entry => ({ isOpen: flag.value, reason: flag.reason });

const closedWhen = (flag: Flag): Entry => ({ isOpen: !flag.value, reason: flag.reason });

const unlessPension = (planner: Standing['planner'], entry: Entry): Entry =>
  planner?.type === 'pension' ? { isOpen: false, reason: { _tag: 'PlannerOfPension' } } : entry;

/** A client of a pension adviser has no button, and still reads what the staff ask for. @see decision 0265 */
const completedAlone = (planner: Standing['planner'], completion: Entry): Entry =>
  planner?.type === 'pension' && completion.reason._tag === 'AdjustmentPending'
    ? { isOpen: false, reason: completion.reason }
    : unlessPension(planner, completion);

/**
 * Decides which places a client may open. One rule decides the menu entry, the dashboard card and the routes of Invest
 * and Redeem, because a hidden link does not close a route. The commands and the use cases of orders ask the same rule.
 *
 * @see spec A §6, B §6; decisions Q001, Q003, Q106, 0256
 */
export const permissionsOf = (standing: Standing): Permissions => {
  const [flags, { planner }] = [flagsOf(standing), standing];
  const completion = openWhen(flags.canCompleteRegistration);
  const movements = unlessPension(planner, closedWhen(flags.isInvestingDisabled));
  return {
    movements,
    investing: movements.isOpen ? openWhen(flags.canInvest) : movements,
    redeeming: movements,
    reports: openWhen(flags.canSeeReports),
    // A closed registration keeps its own reason: a company reads whom to talk to.
    completion: completion.isOpen ? completedAlone(planner, completion) : completion,
    profileEditing: openWhen(flags.isApproved),
  };
};
