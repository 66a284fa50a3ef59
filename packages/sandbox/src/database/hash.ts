import { createHash, timingSafeEqual } from 'node:crypto';

/** The SHA-256 of a text: 32 bytes. The database keeps it instead of a token or a code. */
export const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares two texts. The time that it takes tells nothing about them. */
export const isSameText = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other));
