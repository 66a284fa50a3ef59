import type { IdentityType } from '@aroeira/domain/registration';
import { registrationFieldMessage } from '@aroeira/domain/registration/messages';
import { observer } from 'mobx-react-lite';
import { Fragment, useEffect } from 'react';
import '../../ui/fields/files/upload-input.tsx';
import { loadUpload } from '../../ui/forms/field-inputs.ts';
import { FormField } from '../../ui/forms/form-field.tsx';
import type { IdentificationFormModel } from './identification-form.ts';
import './identification.css';

// The import loads it with the page, so it is there before what the server knows of the client.
loadUpload().catch(() => undefined);

const BOTH_SIDES =
  'Fotografe a frente e o verso do original, sem plástico e em lugar claro. Todas as letras precisam ser lidas.';

/** How to photograph each document. @see spec A §5 Registration, Identity document */
const HOW: Readonly<Record<IdentityType, string>> = {
  RG: BOTH_SIDES,
  CNH: 'Uma só foto, com a frente e o verso da CNH aberta. A CNH digital, com o QR code, também vale: envie a imagem ou o PDF.',
  RNE: BOTH_SIDES,
};

/** The fields of an identity document. The pictures come first, because the client has the document in the hand. */
export const IdentificationFields = observer(({ form }: { readonly form: IdentificationFormModel }) => {
  const { documentType } = form.typed;
  const isWide = (name: string) =>
    name === 'documentType' || (name === 'frontPhoto' && !form.visible.includes('backPhoto'));
  useEffect(() => form.leave, [form]);
  return (
    <div className="field-room identity">
      <div className="field-grid">
        {form.visible.map((name) => (
          <Fragment key={name}>
            {name === 'frontPhoto' && documentType !== undefined && <p className="hint">{HOW[documentType]}</p>}
            <div className={isWide(name) ? undefined : 'is-short'}>
              <FormField form={form} name={name} sentenceOf={registrationFieldMessage} />
            </div>
          </Fragment>
        ))}
      </div>
    </div>
  );
});
