import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { calendarDay } from '../../kernel/days.ts';
import type { FileContent } from '../../kernel/file-content.ts';
import type { SignatureImage, SignedTerm, Term } from '../signature.ts';
import type { Signatures } from '../signatures.ports.ts';

/** Two terms to sign. */
export const TERMS: readonly Term[] = [
  { id: 1, title: 'Termo de adesão' },
  { id: 2, title: 'Termo de risco' },
];

/** A signature that a client typed. */
export const SIGNATURE_IMAGE: SignatureImage = {
  image: 'iVBOR',
  method: 'typed',
  signingCity: 'Santos',
  signedOn: calendarDay('2026-11-20'),
};

/** The signed document of a term. Its SHA-256 is not that of any file. */
export const signedTerm = ({ id, title }: Term): SignedTerm => ({ id: id + 100, title, sha256: 'ab'.repeat(32) });

const PDF: FileContent = { contentType: 'application/pdf', bytes: new Uint8Array([37, 80, 68, 70]) };

/** The calls of the signature, in the order in which they were made, with what they sent. */
export type SignatureCall = readonly [call: keyof Signatures, sent?: unknown];

/** A server that signs what it gets. The failures of a call come first, one each time, and then it succeeds. */
export const signaturesServer = (
  failures: Readonly<Partial<Record<keyof Signatures, readonly CallFailure[]>>> = {},
): Signatures & { readonly calls: SignatureCall[] } => {
  const calls: SignatureCall[] = [];
  const left = new Map(Object.entries(failures).map(([call, all]) => [call, [...all]]));
  let accepted: readonly number[] = [];
  const answer =
    <A>(call: keyof Signatures, of: () => A, ...sent: readonly unknown[]): TE.TaskEither<CallFailure, A> =>
    () => {
      calls.push(sent.length === 0 ? [call] : [call, sent[0]]);
      const failure = left.get(call)?.shift();
      return (failure === undefined ? TE.fromIO(of) : TE.left(failure))();
    };
  const signed = () => TERMS.filter(({ id }) => accepted.includes(id)).map(signedTerm);
  return {
    calls,
    terms: answer('terms', () => TERMS),
    accept: (sent) => answer('accept', () => void (accepted = sent.termIds), sent),
    upload: (image) => answer('upload', () => 7, image),
    confirm: (id) => answer('confirm', () => undefined, id),
    sign: (form) => answer('sign', () => undefined, form),
    fill: (formId) => answer('fill', () => undefined, formId),
    signedTerms: answer('signedTerms', signed),
    load: (id) => answer('load', () => PDF, id),
    find: (sha256) => answer('find', () => signed().find((term) => term.sha256 === sha256), sha256),
  };
};
