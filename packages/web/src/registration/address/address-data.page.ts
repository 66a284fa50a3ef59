import type { UploadedFile } from '@aroeira/domain/kernel';
import { makeAddressForm } from './address-form.ts';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { clientPage } from '../flow/form.page.tsx';

/** A proof that the server has, and whose picture it does not give. @see spec A §3 Client, haveProofOfResidence */
const STORED: UploadedFile = {
  name: 'comprovante-de-residencia',
  preview: '',
  contentType: '',
  size: 0,
  isChanged: false,
  isDeleted: false,
};

/** `/registration/form/addressData` */
export const Page = clientPage({
  step: 'addressData',
  title: 'Onde você mora?',
  lead: 'Digite o CEP e completamos o resto para você.',
  // Nobody asks for a picture that the server does not have. A proof that it has without its picture counts too.
  load: ({ parts, client, registration: { record } }) =>
    record.hasProofOfResidence
      ? pipe(
          parts.papers.picture(client.clientId, 'proofOfResidence'),
          TE.map((picture = STORED) => picture),
        )
      : TE.right(undefined),
  form: ({ parts, ports, registration: { record } }, proofOfResidence) =>
    makeAddressForm(parts.lookUpAddress, { ...record.address, ...(proofOfResidence && { proofOfResidence }) }, ports),
  save: ({ parts, client, registration: { record } }, values) => parts.saveAddress(client.clientId, values, record),
});
