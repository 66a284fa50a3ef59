import { checkList } from '@aroeira/domain/registration/testing';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { answering } from '../../http/testing/index.ts';
import { makeHttpStandings } from './standings.adapter.ts';

const at = (body: unknown) => {
  const { calls, http } = answering(200, body);
  return { calls, standings: makeHttpStandings(http) };
};
const FORM = { id: 31, isApprovedAdm: 5, isApprovedRenew: 2, score167: 0, investorDeclaration: null };
const FILLED = {
  professionalInformations: 1,
  pep: true,
  fatca: 'sim',
  investorData: { id: 4 },
  uploadDocuments: 2,
  bankInformations: [1],
};

describe('a registration form', () => {
  it('is asked for by client, its numbers read as words', async () => {
    const { calls, standings } = at(FORM);
    expect(await standings.form(7)()).toEqual(E.right({ formId: 31, approval: 'sentToBank', verdict: 'underReview' }));
    expect(calls()).toEqual(['GET /registrationForm/clients/7']);
  });

  it('has approvals and verdicts in the order of the specification', async () => {
    const approvals = ['started', 'analysis', 'approved', 'notApproved', 'pendingAdjustment', 'sentToBank'];
    for (const [isApprovedAdm, approval] of approvals.entries())
      expect(await at({ ...FORM, isApprovedAdm }).standings.form(7)()).toMatchObject(E.right({ approval }));
    for (const [isApprovedRenew, verdict] of ['ok', 'rejected', 'underReview', 'pending'].entries())
      expect(await at({ ...FORM, isApprovedRenew }).standings.form(7)()).toMatchObject(E.right({ verdict }));
  });

  it.each([...[6, -1, 1.5, '2'].map((isApprovedAdm) => ({ isApprovedAdm })), { isApprovedRenew: 4 }, { id: 0 }])(
    'with %j is none that a flag may rest on',
    async (slip) => {
      const { standings } = at({ ...FORM, ...slip });
      expect(await standings.form(7)()).toMatchObject(E.left({ _tag: 'Unreadable' }));
    },
  );
});

describe('a check list', () => {
  it('is asked for by form and client, and anything present fills its item', async () => {
    const { calls, standings } = at({ ...FILLED, suitability: 1, generalResult: 3 });
    expect(await standings.checkList(31, 7)()).toEqual(E.right(checkList()));
    expect(calls()).toEqual(['GET /checkListForm/31/7']);
  });

  it.each([
    ['professionalInformations', 'professional'],
    ['pep', 'pep'],
    ['fatca', 'fatca'],
    ['investorData', 'investorData'],
    ['uploadDocuments', 'documents'],
    ['bankInformations', 'bankAccounts'],
  ] as const)('carries %s, which fills its own item and no other [R420]', async (name, item) => {
    const { standings } = at({ [name]: 1, suitability: 2, generalResult: 6 });
    const items = ['professional', 'pep', 'fatca', 'investorData', 'documents', 'bankAccounts'] as const;
    const others = items.filter((one) => one !== item);
    expect(await standings.checkList(31, 7)()).toEqual(
      E.right(checkList(others, { suitabilityCount: 2, overallResult: 6 })),
    );
  });

  it('misses an item that is 0, false, empty, null or absent, and has no count without one', async () => {
    const { standings } = at({ professionalInformations: 0, pep: false, fatca: '', investorData: null });
    const everything = ['professional', 'pep', 'fatca', 'investorData', 'documents', 'bankAccounts'] as const;
    expect(await standings.checkList(31, 7)()).toEqual(
      E.right(checkList(everything, { suitabilityCount: undefined, overallResult: undefined })),
    );
  });
});

it('ignores a flag of the server', async () => {
  const { standings } = at({ ...FILLED, suitability: 1, generalResult: 3, investmentsDisabled: true });
  expect(await standings.checkList(31, 7)()).toEqual(E.right(checkList()));
});

describe('a client', () => {
  it.each([
    [1, true],
    [0, false],
    [null, false],
  ])('has a pension by the welfare flag: %j', async (welfare, hasPension) => {
    expect(await at({ id: 7, welfare }).standings.client(7)()).toEqual(E.right({ hasPension, isCompany: false }));
  });

  it.each([
    ['15067401000136', true],
    ['AB.CDE.FGH/0001-36', true],
    ['63287253026', false],
    [null, false],
  ])('is a company by its document: %j', async (document, isCompany) => {
    expect(await at({ id: 7, document }).standings.client(7)()).toMatchObject(E.right({ isCompany }));
  });

  const plannerOf = async (associate: unknown) => {
    const answer = await at({ welfare: 0, associate }).standings.client(7)();
    return E.isRight(answer) ? answer.right.planner : answer.left;
  };

  it('has a planner, and the type previdencia is one of pension', async () => {
    const marina = { id: 2, name: 'Marina' };
    expect(await plannerOf({ ...marina, type: 'planejador' })).toEqual({ ...marina, type: 'planner' });
    expect(await plannerOf(marina)).toEqual({ ...marina, type: 'planner' });
    expect(await plannerOf({ ...marina, type: 'previdencia' })).toEqual({ ...marina, type: 'pension' });
  });

  it('keeps the type of associate 1, who is nobody to talk to but may close investing (decision 0311)', async () => {
    const nobody = { id: 1, name: 'Sem planejador' };
    expect(await plannerOf({ ...nobody, type: 'previdencia' })).toEqual({ ...nobody, type: 'pension' });
    expect(await plannerOf({ ...nobody, type: 'planejador' })).toEqual({ ...nobody, type: 'planner' });
  });

  it('has none without an associate', async () => {
    expect(await plannerOf(null)).toBeUndefined();
  });
});
