import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { UploadedFile } from '../../kernel/uploaded-file.ts';
import type { ClientRecord } from '../client/client-record.ts';
import type { ClientRecords } from '../client/client-records.ports.ts';
import type { IdentificationValues } from '../identity/identification.form.ts';
import type { Papers, Picture } from '../identity/papers.ports.ts';
import { clientRecord } from './client-records.ts';

/** What the server of one client's identity document answers. */
interface Answers {
  readonly record?: Partial<ClientRecord>;
  readonly photos?: { readonly frontPhoto?: UploadedFile; readonly backPhoto?: UploadedFile };
  /** The failures of the next saves, in their order. */
  readonly unsaved?: readonly CallFailure[];
}

/** A server that keeps the identity document of a client. It remembers the pictures that it showed, and the saves. */
export const identityServer = ({ record = {}, photos = {}, unsaved = [] }: Answers = {}) => {
  const looked: Picture[] = [];
  const saved: IdentificationValues[] = [];
  const failures = [...unsaved];
  const clients: Pick<ClientRecords, 'read'> = { read: () => TE.right(clientRecord(record)) };
  const papers: Papers = {
    picture: (_, picture) => {
      looked.push(picture);
      return TE.right(picture === 'front' ? photos.frontPhoto : photos.backPhoto);
    },
    saveIdentification: (_, values) => {
      saved.push(values);
      const failure = failures.shift();
      return failure === undefined ? TE.right(undefined) : TE.left(failure);
    },
    saveProofOfResidence: () => TE.right(undefined),
  };
  return { looked, saved, clients, papers };
};
