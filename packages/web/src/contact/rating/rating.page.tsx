import { ratingForm } from '@aroeira/domain/contact';
import { notSentMessage } from '@aroeira/domain/contact/messages';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { visitPage } from '../../shell/frame/signed-in-page.tsx';
import { CONTACT } from '../contact.module.ts';
import { useDeployment } from '../../composition/deployment.ts';
import { FormBody } from '../../shell/frame/form-page.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import type { FormModel } from '../../ui/forms/form-model.ts';
import './rating.css';

/** `/evaluate-app`: one to five stars, and a message. */
export const Page = visitPage({ opens: CONTACT.OpenRating }, ({ model }) => (
  <div className="page is-form">
    <PageHead title="Avaliar o aplicativo" back="/dashboard" />
    <FormBody
      sent={model}
      className="stack-24"
      refusal={(failure) => ({ body: notSentMessage(failure) })}
      submit="Enviar avaliação"
    >
      <Stars form={model.form} />
      <FormField form={model.form} name="message" />
    </FormBody>
  </div>
));

const { choices, caption } = ratingForm.stars;

/** Radio buttons that look like stars: arrow keys move between them, as in every group. */
const Stars = observer(({ form }: { readonly form: FormModel<typeof ratingForm> }) => {
  const { brand } = useDeployment();
  const id = useId();
  const chosen = form.typed.stars ?? 0;
  return (
    <div className="card rating">
      <h2>Como tem sido usar a {brand.productName}?</h2>
      <div className="stars" role="radiogroup" aria-label={caption}>
        {choices.map(({ value, label }) => (
          <label key={value} className={value <= chosen ? 'is-lit' : undefined}>
            <input
              className="sr-only"
              type="radio"
              name={id}
              aria-label={label}
              checked={value === chosen}
              onChange={() => form.change('stars', value)}
            />
            <Icon name="star" />
          </label>
        ))}
      </div>
      <p className="secondary" aria-hidden="true">
        {choices.find(({ value }) => value === chosen)?.label}
      </p>
    </div>
  );
});
