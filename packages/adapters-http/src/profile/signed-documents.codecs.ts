import type { SignedDocument } from '@aroeira/domain/profile';
import * as t from 'io-ts';
import { Id } from '../http/values.codec.ts';
import { orNothing, recordOnWire, inOurWords } from '../http/record.codec.ts';

const Text = orNothing(t.string);

/** A document on the wire. The command line has its names. @see spec B §3 Document */
export const SignedDocumentWire = recordOnWire(
  'SignedDocument',
  {
    id: Id,
    template: t.string,
    signedFile: orNothing(t.type({ url: Text })),
    documentType: t.number,
    title: Text,
    caption: Text,
    description: Text,
    fund: orNothing(t.type({ name: Text })),
  },
  { template: 'template_name', documentType: 'docType', signedFile: 'signed_file' },
);

/** What the client signed. A document without its signed file is not signed. @see spec B §3 Document; decision 0232 */
export const SignedDocumentsRead = inOurWords(t.array(SignedDocumentWire), (documents): readonly SignedDocument[] =>
  documents.flatMap(({ signedFile, fund, ...document }) =>
    signedFile?.url === undefined ? [] : [{ ...document, fundName: fund?.name }],
  ),
);
