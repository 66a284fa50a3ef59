import type { Approval, CheckListItem, RenewalVerdict, Standing } from '../../registration/flags/flag.ts';
import { checkList, standing } from '../../registration/testing/index.ts';
import type { RenewalStatus } from '../renewal.ts';

/** Press 'Completar cadastro', invest, redeem, save a page, change accounts, answer what is due, read reports. */
export type Place = 'complete' | 'invest' | 'redeem' | 'form' | 'profile' | 'answer' | 'reports';

/** A client, as the server knows them. */
interface Client {
  readonly planner: 'none' | 'planner' | 'pension';
  readonly holder: 'holder' | 'coHolder' | 'company';
  readonly approval: Approval;
  readonly missing: readonly CheckListItem[];
  readonly position: 'loaded' | 'failed';
  readonly verdict: RenewalVerdict;
  /** A due renewal has not started. The company is the one with renewals (decision Q017). */
  readonly renewal: RenewalStatus;
  readonly isSuitabilityDue: boolean;
  readonly hasPension: boolean;
}

/** A client, and the places that open to them. */
export interface ClientCase extends Client {
  readonly who: string;
  readonly opens: readonly Place[];
}

const IN_ORDER: Client = {
  planner: 'planner',
  holder: 'holder',
  approval: 'approved',
  missing: [],
  position: 'loaded',
  verdict: 'ok',
  renewal: 'ok',
  isSuitabilityDue: false,
  hasPension: false,
};
const HALF_WAY = { approval: 'started', missing: ['pep'] } as const;
const COMPANY = { ...HALF_WAY, holder: 'company' } as const;
/** After the expiry, the server answers a verdict in order as pending (decision 0213). */
const EXPIRED = { renewal: 'expired', verdict: 'pending' } as const;

const ALL_MONEY = ['invest', 'redeem'] as const;
const APPROVED = ['profile', 'answer', 'reports'] as const;
const REGISTERS = ['complete', 'form', 'answer'] as const;
/** The questionnaire of a renewal waits for its data. */
const RENEWS = ['form', 'profile', 'reports'] as const;

/** What makes the client other than an approved holder with a planner, and what opens to them. */
type Row = readonly [who: string, changes: Partial<Client>, opens: readonly Place[]];

// In the order of what decides: the planner, the position, the renewal, the questionnaire, the approval, the company.
const ROWS: readonly Row[] = [
  ['approved', {}, [...ALL_MONEY, ...APPROVED]],
  ['approved, without a planner', { planner: 'none' }, [...ALL_MONEY, ...APPROVED]],
  ['approved, of a pension planner', { planner: 'pension' }, APPROVED],
  ['approved, with a pension', { hasPension: true }, [...ALL_MONEY, ...APPROVED]],
  ['approved, something missing', { missing: ['pep'] }, [...ALL_MONEY, ...APPROVED]],
  ['approved, a co-holder', { holder: 'coHolder' }, [...ALL_MONEY, ...APPROVED]],
  ['a co-holder of a pension planner', { holder: 'coHolder', planner: 'pension' }, APPROVED],
  ['approved, without a position', { position: 'failed' }, APPROVED],
  ['pension planner, without a position', { planner: 'pension', position: 'failed' }, APPROVED],
  ['a co-holder without a position', { holder: 'coHolder', position: 'failed' }, APPROVED],
  ['approved, renewal under review', { verdict: 'underReview' }, ['redeem', ...APPROVED]],
  ['approved, renewal pending', { verdict: 'pending' }, ['redeem', ...APPROVED]],
  ['approved, renewal rejected', { verdict: 'rejected' }, [...ALL_MONEY, ...APPROVED]],
  ['renewal rejected, of a pension planner', { verdict: 'rejected', planner: 'pension' }, APPROVED],
  ['renewal rejected, without a position', { verdict: 'rejected', position: 'failed' }, APPROVED],
  ['approved, may renew', { renewal: 'available' }, [...ALL_MONEY, ...RENEWS]],
  ['renewal rejected, must renew', { verdict: 'rejected', renewal: 'expired' }, [...ALL_MONEY, ...RENEWS]],
  ['approved, must renew', EXPIRED, ['redeem', ...RENEWS]],
  ['must renew, without a position', { ...EXPIRED, position: 'failed' }, RENEWS],
  ['must renew, questionnaire due', { ...EXPIRED, isSuitabilityDue: true }, ['redeem', ...RENEWS]],
  ['a co-holder who must renew', { ...EXPIRED, holder: 'coHolder' }, ['redeem', ...RENEWS]],
  ['must renew, of a pension planner', { ...EXPIRED, planner: 'pension' }, RENEWS],
  ['approved, questionnaire due', { isSuitabilityDue: true }, [...ALL_MONEY, ...APPROVED]],
  ['half way', HALF_WAY, REGISTERS],
  ['half way, without a planner', { ...HALF_WAY, planner: 'none' }, REGISTERS],
  ['half way, of a pension planner', { ...HALF_WAY, planner: 'pension' }, ['form', 'answer']],
  ['half way, with a pension', { ...HALF_WAY, hasPension: true }, [...REGISTERS, 'reports']],
  ['half way, without a position', { ...HALF_WAY, position: 'failed' }, REGISTERS],
  ['half way, must renew', { ...EXPIRED, ...HALF_WAY }, REGISTERS],
  ['a co-holder half way', { ...HALF_WAY, holder: 'coHolder' }, REGISTERS],
  ['in analysis', { approval: 'analysis' }, []],
  ['in analysis, with a pension', { approval: 'analysis', hasPension: true }, ['reports']],
  ['in analysis, must renew', { ...EXPIRED, approval: 'analysis' }, ['form']],
  ['in analysis, questionnaire due', { approval: 'analysis', isSuitabilityDue: true }, ['answer']],
  ['in analysis, something missing', { approval: 'analysis', missing: ['fatca'] }, REGISTERS],
  ['not approved', { approval: 'notApproved' }, []],
  ['not approved, something missing', { approval: 'notApproved', missing: ['fatca'] }, REGISTERS],
  ['asked to adjust', { approval: 'pendingAdjustment' }, REGISTERS],
  ['asked to adjust, of a pension planner', { approval: 'pendingAdjustment', planner: 'pension' }, ['form', 'answer']],
  ['asked to adjust, without a position', { approval: 'pendingAdjustment', position: 'failed' }, REGISTERS],
  ['a co-holder asked to adjust', { approval: 'pendingAdjustment', holder: 'coHolder' }, REGISTERS],
  ['at the bank', { approval: 'sentToBank', missing: ['pep'] }, []],
  ['at the bank, with a pension', { approval: 'sentToBank', missing: ['pep'], hasPension: true }, ['reports']],
  ['an approved company', { holder: 'company' }, [...ALL_MONEY, ...APPROVED]],
  ['approved company, without a planner', { holder: 'company', planner: 'none' }, [...ALL_MONEY, ...APPROVED]],
  ['approved company, of a pension planner', { holder: 'company', planner: 'pension' }, APPROVED],
  ['approved company, without a position', { holder: 'company', position: 'failed' }, APPROVED],
  ['approved company, renewal under review', { holder: 'company', verdict: 'underReview' }, ['redeem', ...APPROVED]],
  ['an approved company that must renew', { ...EXPIRED, holder: 'company' }, ['redeem', ...RENEWS]],
  ['company of pension planner, must renew', { ...EXPIRED, holder: 'company', planner: 'pension' }, RENEWS],
  ['a company half way', COMPANY, []],
  ['company half way, of a pension planner', { ...COMPANY, planner: 'pension' }, []],
  ['a company half way, with a pension', { ...COMPANY, hasPension: true }, ['reports']],
  ['a company half way, must renew', { ...EXPIRED, ...COMPANY }, ['form']],
  ['a company asked to adjust', { ...COMPANY, approval: 'pendingAdjustment' }, []],
  ['a company not approved', { ...COMPANY, approval: 'notApproved' }, []],
  ['a company half way, questionnaire due', { ...COMPANY, isSuitabilityDue: true }, ['answer']],
];

/** Clients at each limit: rule, web, command line and server play them. @see decision 0291 */
export const CLIENT_CASES: readonly ClientCase[] = ROWS.map(([who, changes, opens]) => ({
  ...IN_ORDER,
  ...changes,
  who,
  opens,
}));

/** The standing of a client. */
export const standingIn = (client: Client): Standing =>
  standing({
    approval: client.approval,
    verdict: client.verdict,
    hasPension: client.hasPension,
    position: client.position,
    isCompany: client.holder === 'company',
    planner: client.planner === 'none' ? undefined : { type: client.planner },
    checkList: checkList(client.missing),
  });

/** The open places of what was asked, and those that should be. They are equal where the rule stands once. */
export const played = (
  { opens }: Pick<ClientCase, 'opens'>,
  asked: Readonly<Partial<Record<Place, boolean>>>,
): { readonly open: readonly string[]; readonly shouldBe: readonly string[] } => {
  const places = Object.entries(asked);
  return {
    open: places.filter(([, isOpen]) => isOpen).map(([place]) => place),
    shouldBe: places.map(([place]) => place).filter((place) => opens.some((open) => open === place)),
  };
};
