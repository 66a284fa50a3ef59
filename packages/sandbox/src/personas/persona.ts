/** A persona. The seeds of every capability read this record only. */
export interface Persona {
  readonly key: string;
  readonly id: number;
  readonly document: string;
  readonly name: string;
  readonly email: string;
  /** What a tester sees as this persona: for the command line, and in Portuguese for the page of the controls. */
  readonly shows: string;
  readonly caption: string;
  readonly gender: 'MASCULINO' | 'FEMININO';
  readonly birthDate: string;
  readonly motherName: string;
  readonly plannerId: number;
  /** 1 conservative to 5 specialist; `null` before the questionnaire. */
  readonly riskProfileId: number | null;
  /** The age of the questionnaire's answers. It counts for two years. */
  readonly suitabilityDaysAgo: number;
  /** The funds with a signed term: all, or those that are held. Then the conformity term is not signed either. */
  readonly signedTerms: 'all' | 'held';
  readonly welfare: 0 | 1;
  readonly isCoHolder: boolean;
  readonly twoStep: boolean | null;
  readonly hasConsented: boolean;
  readonly mustChangePassword: boolean;
  readonly blocksNewDevices: boolean;
  readonly isOneDeviceOnly: boolean;
  readonly position: 'ready' | 'empty' | 'unavailable';
  /** `isApprovedAdm` of the wire, 0 to 5. */
  readonly approval: number;
  /** `isApprovedRenew` of the wire, 0 to 3. */
  readonly renewalVerdict: number;
  readonly renewal: 'ok' | 'available' | 'expired';
  /** How much of the registration is filled. */
  readonly registration: 'half' | 'adjustment' | 'complete';
  readonly banks: readonly number[];
}

/** The fields that differ in every persona. */
type Identity = Pick<
  Persona,
  'key' | 'id' | 'document' | 'name' | 'shows' | 'caption' | 'gender' | 'birthDate' | 'motherName'
>;

/** A persona as the list has it: with the fields that an ordinary approved client has otherwise. */
export type DescribedPersona = Identity & Partial<Persona>;

/** Banco Bradesco and Itaú Unibanco, by our ids. */
const TWO_BANKS: readonly number[] = [53, 7];

/** An ordinary approved client, with some fields changed. */
export const personaBy = (described: DescribedPersona): Persona => ({
  email: `${described.key}@exemplo.com.br`,
  plannerId: 2,
  riskProfileId: 2,
  suitabilityDaysAgo: 300,
  signedTerms: 'all',
  welfare: 0,
  isCoHolder: false,
  twoStep: false,
  hasConsented: true,
  mustChangePassword: false,
  blocksNewDevices: false,
  isOneDeviceOnly: false,
  position: 'ready',
  approval: 2,
  renewalVerdict: 0,
  renewal: 'ok',
  registration: 'complete',
  banks: TWO_BANKS,
  ...described,
});
