import { savedIdentification } from '@aroeira/domain/registration';
import { ADJUSTMENT_TEXTS, adjustmentMessage } from '@aroeira/domain/registration/messages';
import { clientPage } from '../flow/form.page.tsx';
import { IdentificationFields } from './identification-fields.tsx';
import { makeIdentificationForm } from './identification-form.ts';

/** `/registration/form/identification` */
export const Page = clientPage({
  step: 'identification',
  title: 'Seu documento',
  load: ({ parts, registration: { record }, adjusted }) => savedIdentification(parts.papers, { ...record, adjusted }),
  form: ({ ports }, saved) => makeIdentificationForm(saved, ports),
  save: ({ parts, client }, values) => parts.papers.saveIdentification(client.clientId, values),
  adjustment: (adjusted) =>
    adjusted.includes('documents')
      ? `${adjustmentMessage(adjusted)} ${ADJUSTMENT_TEXTS.newPictures}`
      : adjustmentMessage(adjusted),
  draw: (form) => <IdentificationFields form={form} />,
});
