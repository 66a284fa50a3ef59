import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { CHECK_LIST_ITEMS, type Approval, type RenewalVerdict } from '../registration/flags/approval.ts';
import { permissionsOf } from '../registration/flags/permissions.rules.ts';
import type { FormStep } from '../registration/flow/registration-step.ts';
import { checkPageInFlow, checkPageOpen, editorOf, pageAccess } from '../registration/flow/page-access.rules.ts';
import { purposeOfVisit } from '../registration/flow/purpose.ts';
import { flowFacts } from '../registration/testing/index.ts';
import { answeringRedirect, purposeOfAnswers } from './answering-access.rules.ts';
import { callToAction } from './call-to-action.rules.ts';
import { isRenewalDue } from './renewal.rules.ts';
import type { RenewalStatus } from './renewal.ts';
import { CLIENT_CASES, played, renewal, standingIn, type ClientCase } from './testing/index.ts';

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

describe('what opens to a client', () => {
  it.each(CLIENT_CASES)('$who', (client) => {
    const permissions = permissionsOf(standingIn(client));
    const { open, shouldBe } = played(client, {
      complete: callToAction(permissions, client.renewal) === 'complete-registration',
      invest: permissions.investing.isOpen,
      redeem: permissions.redeeming.isOpen,
      form: opensPage('taxInformation', client),
      profile: permissions.profileEditing.isOpen,
      answer: answers(client),
      reports: permissions.reports.isOpen,
    });
    expect(open).toEqual(shouldBe);
  });
});

const anyClient: fc.Arbitrary<Client> = fc.record({
  planner: fc.constantFrom('none', 'planner', 'pension'),
  holder: fc.constantFrom('holder', 'coHolder', 'company'),
  approval: fc.constantFrom<Approval>(
    'started',
    'analysis',
    'approved',
    'notApproved',
    'pendingAdjustment',
    'sentToBank',
  ),
  missing: fc.subarray([...CHECK_LIST_ITEMS]),
  position: fc.constantFrom('loaded', 'failed'),
  verdict: fc.constantFrom<RenewalVerdict>('ok', 'rejected', 'underReview', 'pending'),
  renewal: fc.constantFrom<RenewalStatus>('ok', 'available', 'expired'),
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

  it('a company opens a page of the form only to renew, and completes nothing', () => {
    fc.assert(
      fc.property(anyClient, fc.constantFrom(...FORM_ONLY, ...OF_PROFILE), (client, page) => {
        const company: Client = { ...client, holder: 'company' };
        expect(permissionsOf(standingIn(company)).completion.isOpen).toBe(false);
        expect(opensPage(page, company) && company.renewal === 'ok').toBe(false);
      }),
    );
  });

  it('who may invest may redeem, and nobody of a pension planner does', () => {
    fc.assert(
      fc.property(anyClient, (client) => {
        const { investing, redeeming } = permissionsOf(standingIn(client));
        expect(investing.isOpen && !redeeming.isOpen).toBe(false);
        expect(redeeming.isOpen && client.planner === 'pension').toBe(false);
      }),
    );
  });
});
