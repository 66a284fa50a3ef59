import { makeAddressForm } from '../address/address-form.ts';
import * as TE from 'fp-ts/TaskEither';
import { clientPage } from '../form/step.page.tsx';

/** `/registration/form/addressData` */
export const Page = clientPage({
  step: 'addressData',
  title: 'Onde você mora?',
  lead: 'Digite o CEP e completamos o resto para você.',
  // Nobody asks for a picture that the server does not have.
  load: ({ parts, client, registration: { record } }) =>
    record.hasProofOfResidence ? parts.papers.picture(client.clientId, 'proofOfResidence') : TE.right(undefined),
  form: ({ parts, ports, registration: { record } }, proofOfResidence) =>
    makeAddressForm(parts.lookUpAddress, { ...record.address, ...(proofOfResidence && { proofOfResidence }) }, ports),
  save: ({ parts, client, registration: { record } }, values) => parts.saveAddress(client.clientId, values, record),
});
