import { EARLY_PERSONAS } from './early-personas.seed.ts';
import { LATE_PERSONAS } from './late-personas.seed.ts';
import { personaBy, type Persona } from './persona.ts';

/** The password of every persona. The people are invented. */
export const PERSONA_PASSWORD = 'Senha@123';

const ALL = [...EARLY_PERSONAS, ...LATE_PERSONAS];

/** All personas. Their documents never change, so that scenarios can name them. */
export const PERSONAS: readonly Persona[] = ALL.map(personaBy);

export type PersonaKey = (typeof ALL)[number]['key'];

/** Finds a persona. @throws Error if no persona has the key */
export const personaOf = (key: string): Persona => {
  const persona = PERSONAS.find((other) => other.key === key);
  if (persona === undefined) throw new Error(`no persona ${key}`);
  return persona;
};

/** The CPF or CNPJ of a persona, digits only. */
export const documentOf = (key: PersonaKey): string => personaOf(key).document;
