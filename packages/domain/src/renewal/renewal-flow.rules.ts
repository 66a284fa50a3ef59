import {
  FATCA_PAGES,
  PEP_PAGE,
  PROFESSION_PAGE,
  type FlowFacts,
  type FlowPage,
  type Journey,
} from '../registration/flow/flow.rules.ts';
import type { RegistrationStep } from '../registration/flow/registration-step.ts';
import type { Renewal } from './renewal.ts';

const checkList: FlowPage = { step: 'renewalCheckList' };

/**
 * The pages of 'Informações cadastrais', from the renewal's check list and back to it.
 *
 * @see spec A §4 Renewal; decision Q131
 */
export const renewingData = (facts: FlowFacts): Journey => ({
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

/** The pages of 'Perfil de investimento', in the same way. @see spec A §4 Renewal */
export const renewingProfile = (facts: FlowFacts): Journey => ({
  facts,
  flow: [
    checkList,
    { step: 'suitabilityStart' },
    { step: 'suitabilityQuestions' },
    { step: 'suitabilityProcess' },
    { step: 'suitabilitySuccess' },
    checkList,
  ],
});

/** A line of `/registration/renew`. @see spec A §2 Registration routes */
export type RenewalItem = 'registrationData' | 'profile' | 'signature';

export interface RenewalLine {
  readonly item: RenewalItem;
  readonly state: 'done' | 'open' | 'waiting';
  /** The page that the line opens. `undefined` for the signature: the client signs at the provider. */
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

/** The check list of a renewal: what is done, the one line that is open, and what waits for it. @see decision Q130 */
export const renewalLines = ({ step }: Renewal): readonly RenewalLine[] => {
  const done = doneLines(step);
  return LINES.map((line, i) => ({ ...line, state: i < done ? 'done' : i === done ? 'open' : 'waiting' }));
};

/**
 * Where the renewal is signed: the provider's page, with the token in the place that the configuration leaves for it.
 *
 * @param template `https://…{signer_token}…`; empty when none is configured
 * @returns `undefined` without a template or a token: then the button is disabled
 * @see spec A §7 "A signing-provider page opens with the signer token"; decision Q129
 */
export const signingPage = (template: string, signerToken: string): string | undefined =>
  template.includes('{signer_token}') && signerToken !== ''
    ? template.replaceAll('{signer_token}', encodeURIComponent(signerToken))
    : undefined;
