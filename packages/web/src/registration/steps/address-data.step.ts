import { makeAddressForm } from '../address/address-form.ts';
import { clientPage } from '../form/step.page.tsx';

/** `/registration/form/addressData` */
export const Page = clientPage({
  step: 'addressData',
  title: 'Onde você mora?',
  lead: 'Digite o CEP e completamos o resto para você.',
  load: ({ parts, client }) => parts.papers.picture(client.clientId, 'proofOfResidence'),
  form: ({ parts, ports, registration: { record } }, proofOfResidence) =>
    makeAddressForm(parts.lookUpAddress, { ...record.address, ...(proofOfResidence && { proofOfResidence }) }, ports),
  save: ({ parts, client }, values) => parts.saveAddress(client.clientId, values),
});
