import { choicesOf } from '../../kernel/fields/index.ts';

/** The documents by which a client may prove their identity. @see spec A §3 identity document */
export type IdentityType = 'RG' | 'CNH' | 'RNE';

/** The parts of a document that the form asks for. Every document has the day of issue, the parents and the front. */
interface IdentityParts {
  readonly hasBack: boolean;
  /** The document of a foreigner has its own issuing body. */
  readonly issuingBody: 'national' | 'foreign' | 'none';
  readonly hasValidity: boolean;
  readonly hasPlaceOfIssue: boolean;
}

/** @see spec A §5 Registration, Identity document; decision 0064 */
export const IDENTITY_PARTS: Readonly<Record<IdentityType, IdentityParts>> = {
  RG: { hasBack: true, issuingBody: 'national', hasValidity: false, hasPlaceOfIssue: true },
  // One photo shows the front and the back.
  CNH: { hasBack: false, issuingBody: 'none', hasValidity: true, hasPlaceOfIssue: true },
  RNE: { hasBack: true, issuingBody: 'foreign', hasValidity: true, hasPlaceOfIssue: false },
};

/** The bodies that issue an RG. @see spec A §5 Registration */
export const ISSUING_BODIES = choicesOf({ SSP: 'SSP', Detran: 'Detran', IFP: 'IFP' });

/** The body that issues an RNE: the immigration body of the federal police, by its letters. @see spec A §5 Registration; decision 0064 */
export const FOREIGN_ISSUING_BODIES = [{ value: 'CGPI/DIREX/PF', label: 'CGPI/DIREX/PF' }] as const;
