import type { Limit } from './attempts.sql.ts';
import { networkOf } from './devices/network-of.ts';

const WINDOW_MINUTES = 15;

const limit = (key: string, max: number): Limit => ({ key, max, windowMinutes: WINDOW_MINUTES });

/** Wrong passwords on a device that the client signed in on before. Other people cannot fill this limit. */
export const passwordsOnDevice = (document: string, loginId: string): Limit =>
  limit(`password:${document}:${loginId}`, 5);

/** Wrong passwords for one account on other devices, by address. A stranger who guesses does not lock the owner out. */
export const passwordsOfNewDevices = (document: string, address: string): Limit =>
  limit(`password:${document}:from ${networkOf(address)}`, 5);

/** The same limit for all addresses together. It stops a guesser who has many addresses. */
export const passwordsOfAllNewDevices = (document: string): Limit => limit(`password:${document}:new devices`, 50);

/** Wrong passwords from one address, for all accounts. */
export const passwordsFromAddress = (address: string): Limit => limit(`passwords:${networkOf(address)}`, 100);

/** Codes that the server sends to one device. Each code allows five tries. */
export const codeLimit = (loginId: string): Limit => limit(`code:${loginId}`, 10);

export const codesFromAddress = (address: string): Limit => limit(`codes:${networkOf(address)}`, 100);

/** Codes for all new devices of a client. A person who has the password can make any number of new devices. */
export const codesToNewDevices = (clientId: number): Limit => limit(`codes to new devices:${String(clientId)}`, 20);

export const wrongCodesOnNewDevices = (clientId: number): Limit =>
  limit(`wrong codes on new devices:${String(clientId)}`, 20);

/** Wrong codes on a device that was signed in before. */
export const wrongCodesOnDevice = (loginId: string): Limit => limit(`wrong codes on:${loginId}`, 20);

export const wrongCodesFromAddress = (address: string): Limit => limit(`wrong codes:${networkOf(address)}`, 100);

/** Not by client: the id is in the path, so a stranger could spend the owner's tries. Nobody guesses 256 bits. */
export const refreshesFromAddress = (address: string): Limit => limit(`refreshes:${networkOf(address)}`, 600);

/** Documents that one address asks about. A person who registers asks about few. */
export const documentsFromAddress = (address: string): Limit => limit(`documents:${networkOf(address)}`, 60);

/** Answers about consent that one address sends without a session. */
export const consentsFromAddress = (address: string): Limit => limit(`consents:${networkOf(address)}`, 100);

/** Registrations from one address. A registration also tells whether a document is taken. */
export const registrationsFromAddress = (address: string): Limit => limit(`registrations:${networkOf(address)}`, 20);

/** Codes that turn two-step verification off. Each code allows five tries. */
export const twoStepOffCodes = (clientId: number): Limit => limit(`two-step off codes:${String(clientId)}`, 10);

/** Wrong codes of this kind, on all devices of a client. */
export const twoStepOffTries = (clientId: number): Limit => limit(`two-step off:${String(clientId)}`, 20);

/** Temporary passwords that one address asks for, for one document. The document may be unknown. */
export const forgottenLimit = (document: string, address: string): Limit =>
  limit(`forgotten:${document}:from ${networkOf(address)}`, 3);

/** The same limit for all addresses. It protects the client's mailbox. */
export const forgottenOfDocument = (document: string): Limit => limit(`forgotten:${document}`, 15);

/** For one address and all documents. The answer tells whether a document is known, so the limit is low. */
export const forgottenFromAddress = (address: string): Limit => limit(`forgotten from:${networkOf(address)}`, 20);

/** Wrong current passwords on one device. A thief on another device cannot keep the owner from a new password. */
export const currentPasswordLimit = (loginId: string): Limit => limit(`current password:${loginId}`, 5);

/** New passwords that one device tries. The server compares each one with the earlier passwords, which takes time. */
export const newPasswordLimit = (loginId: string): Limit => limit(`new password:${loginId}`, 20);

export const quickAccessLimit = (loginId: string): Limit => limit(`quick access:${loginId}`, 30);

export const quickAccessFromAddress = (address: string): Limit => limit(`quick access from:${networkOf(address)}`, 300);

export const wrongSignaturesFromAddress = (address: string): Limit =>
  limit(`wrong signatures:${networkOf(address)}`, 100);

export const reportsFromAddress = (address: string): Limit => limit(`misuse:${networkOf(address)}`, 30);

/** Wrong answers to the questions of a blocked device. */
export const unblocksOfDevice = (loginId: string): Limit => limit(`unblock:${loginId}`, 5);

const inADay = (key: string, max: number): Limit => ({ key, max, windowMinutes: 24 * 60 });

/** Wrong answers on all new devices of a client. A person who has the password can make any number of them. */
export const unblocksOfNewDevices = (clientId: number): Limit => inADay(`unblock of client:${String(clientId)}`, 15);

/** Wrong answers on one device that was in use before a report blocked it. */
export const unblocksOfUsedDevice = (loginId: string): Limit => inADay(`unblock of used device:${loginId}`, 5);

/** Wrong answers on all devices that signed in by a temporary password, which only the owner's mailbox receives. */
export const unblocksByMail = (clientId: number): Limit => inADay(`unblock by mail:${String(clientId)}`, 15);

/** Reports of what the content security policy refused. Anybody can send them, and each is a line of the log. */
export const violationsFromAddress = (address: string): Limit => limit(`violations:${networkOf(address)}`, 20);

export const keysFromAddress = (address: string): Limit => limit(`keys:${networkOf(address)}`, 10);

/** E-mails about new devices of one client. A person with the password can make any number of new devices. */
export const newDeviceMails = (clientId: number): Limit => inADay(`new device mails:${String(clientId)}`, 10);

export const reportMails = (clientId: number): Limit => limit(`report mails:${String(clientId)}`, 10);

export const staffMails = (clientId: number): Limit => limit(`staff mails:${String(clientId)}`, 30);

export const dataExports = (clientId: number): Limit => inADay(`data exports:${String(clientId)}`, 10);

export const dataRequests = (clientId: number): Limit => limit(`data requests:${String(clientId)}`, 10);

/** Messages and ratings of one client. */
export const contactMails = (clientId: number): Limit => limit(`contact mails:${String(clientId)}`, 10);
