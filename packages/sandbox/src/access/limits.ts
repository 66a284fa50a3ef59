import type { Limit } from './attempts.sql.ts';
import { networkOf } from './devices/network-of.ts';

const WINDOW_MINUTES = 15;

const limit = (key: string, max: number): Limit => ({ key, max, windowMinutes: WINDOW_MINUTES });

/** Wrong passwords on a device that the client signed in on before: nobody else fills it. */
export const passwordsOnDevice = (document: string, loginId: string): Limit =>
  limit(`password:${document}:${loginId}`, 5);

/** Wrong passwords of one account on other devices, by address: a stranger's guesses do not keep the right owner out. */
export const passwordsOfNewDevices = (document: string, address: string): Limit =>
  limit(`password:${document}:from ${networkOf(address)}`, 5);

/** The same from all addresses together: guessing from many ends too. */
export const passwordsOfAllNewDevices = (document: string): Limit => limit(`password:${document}:new devices`, 50);

/** Wrong passwords from one address, whoever's they are. */
export const passwordsFromAddress = (address: string): Limit => limit(`passwords:${networkOf(address)}`, 100);

/** Codes that are sent, each with five tries of its own. */
export const codeLimit = (loginId: string): Limit => limit(`code:${loginId}`, 10);

export const codesFromAddress = (address: string): Limit => limit(`codes:${networkOf(address)}`, 100);

/** Codes sent to new devices of a client, whichever they are: who has the password makes as many as they like. */
export const codesToNewDevices = (clientId: number): Limit => limit(`codes to new devices:${String(clientId)}`, 20);

/** Wrong codes on those. */
export const wrongCodesOnNewDevices = (clientId: number): Limit =>
  limit(`wrong codes on new devices:${String(clientId)}`, 20);

/** Wrong codes on a device that was signed in before. */
export const wrongCodesOnDevice = (loginId: string): Limit => limit(`wrong codes on:${loginId}`, 20);

/** Wrong codes from one address. */
export const wrongCodesFromAddress = (address: string): Limit => limit(`wrong codes:${networkOf(address)}`, 100);

/**
 * A refresh token is 256 bits that nobody guesses. Tries are not counted by client: the id is in the address, and a
 * stranger who spends the owner's tries would end the owner's session.
 */
export const refreshesFromAddress = (address: string): Limit => limit(`refreshes:${networkOf(address)}`, 600);

/** Whether a document is known is told to who registers, and to nobody who asks for many. */
export const documentsFromAddress = (address: string): Limit => limit(`documents:${networkOf(address)}`, 60);

/** Answers about consent that are kept without a session. */
export const consentsFromAddress = (address: string): Limit => limit(`consents:${networkOf(address)}`, 100);

/** Clients who register from one address, or try to: a taken document is told here too. */
export const registrationsFromAddress = (address: string): Limit => limit(`registrations:${networkOf(address)}`, 20);

/** Codes that would turn two-step verification off, each with five tries of its own. */
export const twoStepOffCodes = (clientId: number): Limit => limit(`two-step off codes:${String(clientId)}`, 10);

/** Wrong ones of those, over all of a client's devices. */
export const twoStepOffTries = (clientId: number): Limit => limit(`two-step off:${String(clientId)}`, 20);

/** Temporary passwords that one address asks for, whether or not anybody has the document. */
export const forgottenLimit = (document: string, address: string): Limit =>
  limit(`forgotten:${document}:from ${networkOf(address)}`, 3);

/** The same from all addresses: no mailbox is flooded. */
export const forgottenOfDocument = (document: string): Limit => limit(`forgotten:${document}`, 15);

/** The same from one address. It tells which documents are known, so that few may be asked for. */
export const forgottenFromAddress = (address: string): Limit => limit(`forgotten from:${networkOf(address)}`, 20);

/** Wrong current passwords of a client who changes it. */
export const currentPasswordLimit = (clientId: number): Limit => limit(`current password:${String(clientId)}`, 5);

/** New passwords that a client tries, each of which is compared to all those before. */
export const newPasswordLimit = (clientId: number): Limit => limit(`new password:${String(clientId)}`, 20);

/** Challenges asked for on one device. */
export const quickAccessLimit = (loginId: string): Limit => limit(`quick access:${loginId}`, 30);

/** Challenges asked for from one address. */
export const quickAccessFromAddress = (address: string): Limit => limit(`quick access from:${networkOf(address)}`, 300);

/** Wrong signatures from one address. */
export const wrongSignaturesFromAddress = (address: string): Limit =>
  limit(`wrong signatures:${networkOf(address)}`, 100);

/** Reports of misuse from one address. */
export const reportsFromAddress = (address: string): Limit => limit(`misuse:${networkOf(address)}`, 30);

/** Wrong answers to the questions of a blocked device. */
export const unblocksOfDevice = (loginId: string): Limit => limit(`unblock:${loginId}`, 5);

/** Wrong answers on all devices of a client: a person who has the password makes new devices (docs/decisions/0110). */
export const unblocksOfClient = (clientId: number): Limit => ({
  key: `unblock of client:${String(clientId)}`,
  max: 15,
  windowMinutes: 24 * 60,
});
