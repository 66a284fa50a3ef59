import type { RenewedSuitability } from '@aroeira/domain/suitability';
import { token } from '../composition/token.ts';

/** The risk profile of a client. */
export const SUITABILITY = { RenewedSuitability: token<RenewedSuitability>('RenewedSuitability') };
