import {
  FATCA_PAGES,
  PEP_PAGE,
  PROFESSION_PAGE,
  registering,
  type FlowFacts,
  type FlowPage,
  type Journey,
} from '../registration/flow/flow.rules.ts';
import type { Purpose } from '../registration/flow/purpose.ts';
import type { RegistrationDestination, RegistrationStep } from '../registration/flow/registration-step.ts';
import type { Renewal } from './renewal.ts';

const checkList: FlowPage = { step: 'renewalCheckList' };

/** 'Informações cadastrais': from the renewal's check list back to it. @see spec A §4 Renewal; decision Q131 */
const renewingData = (facts: FlowFacts): Journey => ({
  facts,
  flow: [
    checkList,
    { step: 'basicData' },
    PEP_PAGE,
    ...FATCA_PAGES,
    { step: 'bankAccounts' },
    PROFESSION_PAGE,
    { step: 'equityData' },
    checkList,
  ],
});

/** The journey of a visit to a page of the form. @see decision Q018 */
export const journeyFor =
  (purpose: 'new' | 'renew') =>
  (facts: FlowFacts): Journey =>
    purpose === 'renew' ? renewingData(facts) : registering(facts);

/** In a renewal it is the check list. @see spec A §4 Registration flow, Renewal; decision 0212 */
export const afterSuitability = (purpose: Purpose): RegistrationDestination => {
  switch (purpose) {
    case 'new':
      return 'signatureTerms';
    case 'renew':
      return 'renewalCheckList';
    case 'remake':
      return 'dashboard';
  }
};

/** A line of `/registration/renew`. @see spec A §2 Registration routes */
export type RenewalItem = 'registrationData' | 'profile' | 'signature';

export interface RenewalLine {
  readonly item: RenewalItem;
  readonly state: 'done' | 'open' | 'waiting';
  /** The page that the line opens. `undefined` for the signature, because the client signs at the provider. */
  readonly step: RegistrationStep | undefined;
}

const LINES: readonly Pick<RenewalLine, 'item' | 'step'>[] = [
  { item: 'registrationData', step: 'basicData' },
  { item: 'profile', step: 'suitabilityStart' },
  { item: 'signature', step: undefined },
];

const doneLines = (step: Renewal['step']): number => {
  switch (step) {
    case undefined:
    case 'started':
      return 0;
    case 'financial':
      return 1;
    case 'signature':
      return 2;
    case 'signed':
      return 3;
  }
};

/** The lines of a renewal's check list: some are done, one is open, the others wait for it. @see decision Q130 */
export const renewalLines = ({ step }: Renewal): readonly RenewalLine[] => {
  const done = doneLines(step);
  return LINES.map((line, i) => ({ ...line, state: i < done ? 'done' : i === done ? 'open' : 'waiting' }));
};

/** @param template `https://…{signer_token}…`. Without it or a token: `undefined` @see spec A §7; decision Q129 */
export const signingPage = (template: string, signerToken: string): string | undefined =>
  template.includes('{signer_token}') && signerToken !== ''
    ? template.replaceAll('{signer_token}', encodeURIComponent(signerToken))
    : undefined;
