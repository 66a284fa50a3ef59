import { EARLY_PERSONAS } from './early-personas.seed.ts';
import { LATE_PERSONAS } from './late-personas.seed.ts';
import type { Persona } from './persona.ts';

/** The password of every persona. The people are invented. */
export const PERSONA_PASSWORD = 'Senha@123';

/** All personas. Their documents never change, so that scenarios can name them. */
export const PERSONAS: readonly Persona[] = [...EARLY_PERSONAS, ...LATE_PERSONAS];
