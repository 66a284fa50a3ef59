import { bareDocument, documentKind } from '@aroeira/domain/kernel';
import type { CheckList, CheckListItem, ClientFacts } from '@aroeira/domain/registration';
import * as t from 'io-ts';
import { Id, wordsOnWire } from '../../http/values.codec.ts';
import { orNothing, recordOnWire, inOurWords } from '../../http/record.codec.ts';
import { Photo } from '../../http/photo.codec.ts';

/** `isApprovedAdm`. @see spec A §4 Approval and renewal statuses */
export const ApprovalNumber = wordsOnWire('Approval', {
  started: 0,
  analysis: 1,
  approved: 2,
  notApproved: 3,
  pendingAdjustment: 4,
  sentToBank: 5,
});

/** `isApprovedRenew`. @see spec A §4 Approval and renewal statuses */
export const VerdictNumber = wordsOnWire('RenewalVerdict', { ok: 0, rejected: 1, underReview: 2, pending: 3 });

/** The standing of a registration form. A number without a meaning does not decode. @see spec A §3; decision 0002 */
export const FormStandingWire = recordOnWire(
  'FormStanding',
  { formId: Id, approval: ApprovalNumber, verdict: VerdictNumber },
  { formId: 'id', approval: 'isApprovedAdm', verdict: 'isApprovedRenew' },
);

/** The items of the check list under the wire's names. @see spec A §3 Check-list form */
export const CHECK_LIST_NAMES: Readonly<Record<CheckListItem, string>> = {
  professional: 'professionalInformations',
  pep: 'pep',
  fatca: 'fatca',
  investorData: 'investorData',
  documents: 'uploadDocuments',
  bankAccounts: 'bankInformations',
};

/**
 * The filled items of a check list. An item may have any value. It counts when it is present and not 0, false or empty.
 *
 * @see spec A §3 Check-list form; decision Q159
 */
export const filledOf = (wire: Readonly<Record<string, unknown>>): CheckList['filled'] => {
  const filled = (item: CheckListItem): boolean => Boolean(wire[CHECK_LIST_NAMES[item]]);
  return {
    professional: filled('professional'),
    pep: filled('pep'),
    fatca: filled('fatca'),
    investorData: filled('investorData'),
    documents: filled('documents'),
    bankAccounts: filled('bankAccounts'),
  };
};

const Count = orNothing(t.number);

/** What a check list says beside its items, under the wire's names. @see spec A §3 Check-list form */
export const CHECK_LIST_WORDS = { suitabilityCount: 'suitability', overallResult: 'generalResult' } as const;

const { suitabilityCount, overallResult } = CHECK_LIST_WORDS;

const CheckListWire = t.intersection([t.UnknownRecord, t.type({ [suitabilityCount]: Count, [overallResult]: Count })]);

/** A check list in our words. The server tells of an adjustment only by the approval. @see decision 0060 */
export const CheckListRead = inOurWords(
  CheckListWire,
  (wire): CheckList => ({
    filled: filledOf(wire),
    suitabilityCount: wire[suitabilityCount],
    overallResult: wire[overallResult],
    isAdjustmentPending: false,
  }),
);

/** The fields of a client that decide what the portal opens. @see spec A §3 Client; decision Q146 */
const ClientFactsWire = t.type({
  welfare: Count,
  document: orNothing(t.string),
  associate: orNothing(
    t.type({
      id: Id,
      name: t.string,
      type: orNothing(t.string),
      phone: orNothing(t.string),
      email: orNothing(t.string),
    }),
  ),
  personPhoto: Photo,
});

/**
 * Any type but `previdencia` is an ordinary planner. Associate 1, who is nobody, has a type as well.
 *
 * @see spec A §3 Client, Dashboard user; decision 0311
 */
const clientFactsOf = ({
  welfare,
  document = '',
  associate,
  personPhoto,
}: t.TypeOf<typeof ClientFactsWire>): ClientFacts => ({
  hasPension: welfare === 1,
  isCompany: documentKind(bareDocument(document)) === 'cnpj',
  planner:
    associate === undefined
      ? undefined
      : {
          id: associate.id,
          name: associate.name,
          type: associate.type === 'previdencia' ? 'pension' : 'planner',
          phone: associate.phone,
          email: associate.email,
        },
  photo: personPhoto,
});

export const ClientFactsRead = inOurWords(ClientFactsWire, clientFactsOf);
