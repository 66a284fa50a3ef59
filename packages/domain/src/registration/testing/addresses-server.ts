import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { UploadedFile } from '../../kernel/uploaded-file.ts';
import type { FoundAddress } from '../address/address.rules.ts';
import type { PostalCodes } from '../address/postal-codes.ports.ts';
import type { ClientRecord, PostalAddress } from '../client/client-record.ts';
import type { ClientRecords } from '../client/client-records.ports.ts';
import type { Papers } from '../identity/papers.ports.ts';
import { clientRecord } from './client-records.ts';

/** What the server of one client's residence answers. */
interface Answers {
  readonly read?: TE.TaskEither<CallFailure, ClientRecord>;
  readonly proof?: UploadedFile;
  readonly save?: TE.TaskEither<CallFailure, void>;
  readonly find?: PostalCodes['find'];
}

/** A server that keeps the residence of a client. It remembers the calls that write, and the postal codes. */
export const addressServer = ({ read, proof, save = TE.right(undefined), find }: Answers = {}) => {
  const saved: (PostalAddress | UploadedFile)[] = [];
  const sought: string[] = [];
  const keep = (what: PostalAddress | UploadedFile) => {
    saved.push(what);
    return save;
  };
  const clients: Pick<ClientRecords, 'read' | 'saveAddress'> = {
    read: () => read ?? TE.right(clientRecord()),
    saveAddress: (_, address) => keep(address),
  };
  const papers: Pick<Papers, 'picture' | 'saveProofOfResidence'> = {
    picture: () => TE.right(proof),
    saveProofOfResidence: (_, file) => keep(file),
  };
  const postalCodes: PostalCodes = {
    find: (cep) => {
      sought.push(cep);
      return find === undefined ? TE.right(undefined) : find(cep);
    },
  };
  return { saved, sought, clients, papers, postalCodes };
};

/** An address in São Paulo, as a look-up finds it. */
export const PAULISTA: FoundAddress = {
  street: 'Avenida Paulista',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
  complement: '',
};
