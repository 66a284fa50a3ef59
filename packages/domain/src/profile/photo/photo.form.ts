import { declareForm, uploadField } from '../../kernel/fields/index.ts';

/** The photo as it is sent: a picture of at most 512 KB. @see spec B §5 Upload; decision 0229 */
export const photoForm = declareForm({
  fields: { photo: uploadField({ caption: 'Foto', accepts: 'image', limit: 512 * 1024 }) },
});
