import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { CHECK_LIST_ITEMS, type CheckListItem } from '../registration/flags/flag.ts';
import { permissionsOf } from '../registration/flags/permissions.rules.ts';
import type { FormStep } from '../registration/flow/registration-step.ts';
import { checkPageInFlow, checkPageOpen, editorOf, pageAccess } from '../registration/flow/page-access.rules.ts';
import { purposeOfVisit } from '../registration/flow/purpose.ts';
import { flowFacts } from '../registration/testing/index.ts';
import { answeringRedirect, purposeOfAnswers } from './answering-access.rules.ts';
import { callToAction } from './call-to-action.rules.ts';
import { isRenewalDue } from './renewal.rules.ts';
import { CLIENT_CASES, played, renewal, standingIn, type ClientCase, type Place } from './testing/index.ts';

type Client = Omit<ClientCase, 'who' | 'opens'>;

const editorIn = (client: Client) =>
  editorOf(standingIn(client), {
    isRenewalDue: isRenewalDue(client.renewal),
    isSuitabilityDue: client.isSuitabilityDue,
  });

/** Whether a page of the form opens. */
const opensPage = (step: FormStep, client: Client, facts = flowFacts()): boolean => {
  const editor = editorIn(client);
  return pageAccess({ step, purpose: purposeOfVisit(editor.visitor) }, editor, facts)._tag === 'Open';
};

const answers = (client: Client): boolean => {
  const visitor = { ...editorIn(client).visitor, renewal: renewal({ status: client.renewal }) };
  const request = { step: 'suitabilityQuestions', purpose: purposeOfAnswers(visitor) } as const;
  return answeringRedirect(request, visitor) === undefined;
};

/** What the rules open to a client. */
const opensTo = (client: Client): Readonly<Record<Place, boolean>> => {
  const permissions = permissionsOf(standingIn(client));
  return {
    complete: callToAction(permissions, client.renewal) === 'complete-registration',
    invest: permissions.investing.isOpen,
    redeem: permissions.redeeming.isOpen,
    form: opensPage('taxInformation', client),
    profile: permissions.profileEditing.isOpen,
    answer: answers(client),
    reports: permissions.reports.isOpen,
  };
};

describe('what opens to a client', () => {
  it.each(CLIENT_CASES)('$who', (client) => {
    const { open, shouldBe } = played(client, opensTo(client));
    expect(open).toEqual(shouldBe);
  });
});

const PLANNERS = ['none', 'planner', 'pension'] as const;
const HOLDERS = ['holder', 'coHolder', 'company'] as const;
const APPROVALS = ['started', 'analysis', 'approved', 'notApproved', 'pendingAdjustment', 'sentToBank'] as const;
const POSITIONS = ['loaded', 'failed'] as const;
const VERDICTS = ['ok', 'rejected', 'underReview', 'pending'] as const;
const RENEWALS = ['ok', 'available', 'expired'] as const;
const EITHER = [false, true] as const;
const MISSING: readonly (readonly CheckListItem[])[] = [[], ...CHECK_LIST_ITEMS.map((item) => [item])];

/** The whole product. */
const ALL_CLIENTS: readonly Client[] = PLANNERS.map((planner) => ({ planner }))
  .flatMap((client) => HOLDERS.map((holder) => ({ ...client, holder })))
  .flatMap((client) => APPROVALS.map((approval) => ({ ...client, approval })))
  .flatMap((client) => POSITIONS.map((position) => ({ ...client, position })))
  .flatMap((client) => VERDICTS.map((verdict) => ({ ...client, verdict })))
  .flatMap((client) => RENEWALS.map((status) => ({ ...client, renewal: status })))
  .flatMap((client) => MISSING.map((missing) => ({ ...client, missing })))
  .flatMap((client) => EITHER.map((hasPension) => ({ ...client, hasPension })))
  .flatMap((client) => EITHER.map((isSuitabilityDue) => ({ ...client, isSuitabilityDue })));

/** A §4 "canCompleteRegistration", and A §1: a company registers with its planner. */
const canComplete = ({ holder, approval, missing }: Client): boolean => {
  if (holder === 'company' || approval === 'approved' || approval === 'sentToBank') return false;
  return missing.length > 0 || approval === 'pendingAdjustment';
};

/**
 * The sentences of the specification, written a second time. They ask no rule of the domain, so that a fault of a rule
 * does not change them too.
 */
const SENTENCES: Readonly<Record<Place, (client: Client) => boolean>> = {
  // A §2 "when registration can be completed and the associate type is not 'previdencia'"
  complete: (client) => canComplete(client) && client.planner !== 'pension',
  // B §6 "approved, the renewal status is OK or rejected-1, and the position loaded successfully"; Q001
  invest: ({ approval, verdict, position, planner }) =>
    approval === 'approved' &&
    (verdict === 'ok' || verdict === 'rejected') &&
    position === 'loaded' &&
    planner !== 'pension',
  // A §4 "started, analysis, not approved, sent to bank, pending adjustment, or when the position failed"; Q001, Q003
  redeem: ({ approval, position, planner }) =>
    !['started', 'analysis', 'notApproved', 'sentToBank', 'pendingAdjustment'].includes(approval) &&
    position !== 'failed' &&
    planner !== 'pension',
  // A §2 "a logged-in user whose registration cannot be completed goes to /dashboard"; Q018 opens it to a renewal
  form: (client) => canComplete(client) || client.renewal !== 'ok',
  // B §2 "linked only if the client is admin-approved"; Q106
  profile: ({ approval }) => approval === 'approved',
  // Q018 "approvedAdm or suitability renewal needed". Decision 0222: in a renewal, first the data
  answer: (client) =>
    canComplete(client) || (client.renewal === 'ok' && (client.approval === 'approved' || client.isSuitabilityDue)),
  // B §6 "approved clients or pension flag 1"
  reports: ({ approval, hasPension }) => approval === 'approved' || hasPension,
};

describe('over the whole product of clients', () => {
  it.each([
    ['complete', ''],
    ['invest', ' [R570]'],
    ['redeem', ''],
    ['form', ''],
    ['profile', ' [R343] [R759]'],
    ['answer', ''],
    ['reports', ' [R516]'],
  ] as const)('%s opens as the specification says%s', (...[place]) => {
    expect(ALL_CLIENTS.filter((client) => opensTo(client)[place] !== SENTENCES[place](client))).toEqual([]);
    expect(new Set(ALL_CLIENTS.map(SENTENCES[place])).size).toBe(2);
  });
});

const anyClient: fc.Arbitrary<Client> = fc.record({
  planner: fc.constantFrom(...PLANNERS),
  holder: fc.constantFrom(...HOLDERS),
  approval: fc.constantFrom(...APPROVALS),
  missing: fc.subarray([...CHECK_LIST_ITEMS]),
  position: fc.constantFrom(...POSITIONS),
  verdict: fc.constantFrom(...VERDICTS),
  renewal: fc.constantFrom(...RENEWALS),
  isSuitabilityDue: fc.boolean(),
  hasPension: fc.boolean(),
});
const anyFacts = fc
  .record({
    hasPension: fc.boolean(),
    plannerId: fc.constantFrom(undefined, 2),
    hasWorked: fc.boolean(),
    hasRelation: fc.boolean(),
    hasFatca: fc.boolean(),
    taxDeclaration: fc.constantFrom<'fatca' | 'crs' | undefined>('fatca', 'crs', undefined),
    isCurrentlyInOffice: fc.boolean(),
  })
  .map(flowFacts);
const FORM_ONLY: readonly FormStep[] = [
  'choosePlanner',
  'personalData',
  'taxInformation',
  'pepData',
  'fatcaData',
  'fatcaOtherCountry',
  'professionalInformation',
  'equityData',
];
const OF_PROFILE: readonly FormStep[] = ['identification', 'addressData', 'bankAccounts', 'setBankAccount'];

describe('for every client', () => {
  it('a page opens if and only if it can be saved; the profile saves its pages too', () => {
    fc.assert(
      fc.property(anyClient, anyFacts, fc.constantFrom(...FORM_ONLY, ...OF_PROFILE), (client, facts, page) => {
        const editor = editorIn(client);
        const isSaved = E.isRight(checkPageOpen(page, editor)) && E.isRight(checkPageInFlow(page, facts));
        const isOfProfile = OF_PROFILE.includes(page) && client.approval === 'approved';
        expect(isSaved).toBe(opensPage(page, client, facts) || isOfProfile);
      }),
    );
  });

  it('a company opens a page of the form only to renew', () => {
    fc.assert(
      fc.property(anyClient, fc.constantFrom(...FORM_ONLY, ...OF_PROFILE), (client, page) => {
        const company: Client = { ...client, holder: 'company' };
        expect(opensPage(page, company) && company.renewal === 'ok').toBe(false);
      }),
    );
  });
});
