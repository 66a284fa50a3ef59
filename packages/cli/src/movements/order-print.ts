import { sha256Of } from '../signature/signed-file.ts';

/** What the prints on a device call a redemption. Another word would not find the print of an earlier version. */
const PRINTED: ReadonlyMap<unknown, string> = new Map([
  ['partial-redemption', 'partial'],
  ['total-redemption', 'total'],
]);

/** The SHA-256 of client and order, by which the same order of the next two days is known. @see decision 0218 */
export const orderPrint = (clientId: number | undefined, order: object): string =>
  sha256Of(Buffer.from(JSON.stringify([clientId, order], (_, value: unknown) => PRINTED.get(value) ?? value)));
