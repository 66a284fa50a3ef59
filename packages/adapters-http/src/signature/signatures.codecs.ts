import type { SignedTerm } from '@aroeira/domain/signature';
import * as t from 'io-ts';
import { Id } from '../http/values.codec.ts';
import { orNothing, recordOnWire, inOurWords } from '../http/record.codec.ts';

/** The terms to sign. @see spec A §3 Terms */
export const TermsRead = t.readonlyArray(t.type({ id: Id, title: t.string }));

/** The signature image. @see spec A §3 Document types, A §9 */
export const SIGNATURE_IMAGE = 4;

/** The adhesion term. @see spec A §3 Document types, A §9 */
const ADHESION_TERM = 10;

const SIGNED = { id: Id, title: t.string, sha256: t.string };

/** A signed term. @see decision 0215 */
export const SignedTermWire = recordOnWire('SignedTerm', SIGNED, { title: 'fundName' });

const DocumentWire = recordOnWire(
  'Document',
  { ...SIGNED, docType: t.number, title: orNothing(t.string), sha256: orNothing(t.string) },
  { title: 'fundName' },
);

/** The signed terms among the documents of a client. @see spec A §7 `GET documentUploads` */
export const SignedTermsRead = inOurWords(t.readonlyArray(DocumentWire), (documents): readonly SignedTerm[] =>
  documents.flatMap(({ id, docType, title, sha256 }) =>
    docType === ADHESION_TERM && title !== undefined && sha256 !== undefined ? [{ id, title, sha256 }] : [],
  ),
);
