/** A refusal in one word, and which fields of the body it is about. */
interface Word {
  readonly message: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
}

/** A refusal in the words of the wire. A route throws it, and the error handler writes it. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: readonly { readonly code: string; readonly message: string }[] | Word;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, body: Refusal['body'], retryAfterSeconds?: number) {
    super(`refused with ${status}`);
    this.status = status;
    this.body = body;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The meaning of each code. The product shows its own sentences. @see spec A §8 Server codes */
const MEANINGS = {
  ERR027: 'Documento não encontrado.',
  ERR028: 'Senha ou código incorreto.',
  ERR063: 'Documento já cadastrado.',
  ERR080: 'Senha já utilizada anteriormente.',
  ERR084: 'Senha igual à anterior.',
  ERR118: 'Ficha cadastral não encontrada.',
  ERR133: 'A ficha cadastral não pode ser assinada.',
  ERR135: 'A assinatura da ficha cadastral é inválida.',
  ERR140: 'O CPF do co-titular é o do titular.',
  ERR150: 'Posição indisponível no momento.',
  ERR160: 'Cliente ainda sem posição.',
} as const;

export const refuseCode = (status: number, code: keyof typeof MEANINGS): Refusal =>
  new Refusal(status, [{ code, message: MEANINGS[code] }]);

export const refuseWord = (status: number, word: string): Refusal => new Refusal(status, { message: word });

/** A refusal of a field that fits its schema but is wrong. @param path from the body's root: `/document` */
export const refuseField = (path: string, message: string): Refusal =>
  new Refusal(400, { message: 'validation', errors: [{ path, message }] });

/** The refusal of an access token. The client refreshes its session and tries once more. */
export const refuseToken = (): Refusal => refuseWord(401, 'unauthorized');

/** The refusal of a client who asks for the data of another. */
export const refuseStranger = (): Refusal => refuseWord(403, 'forbidden');

/** @param seconds the time after which the client may try again */
export const refuseTooMany = (seconds: number): Refusal => new Refusal(429, { message: 'too_many_attempts' }, seconds);

/** Calls work again so soon after the database does. @see docs/decisions/0013 */
const RECOVERY_SECONDS = 5;

/** The refusal while the database cannot be used. A write may have been made all the same. */
export const refuseUnavailable = (): Refusal => new Refusal(503, { message: 'unavailable' }, RECOVERY_SECONDS);

/** The refusal of a write while the disk is full. @see docs/decisions/0295 */
export const refuseForRoom = (): Refusal => new Refusal(503, { message: 'storage_full' }, RECOVERY_SECONDS);
