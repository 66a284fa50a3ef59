import { TITLE_LENGTH } from '@aroeira/domain/independence';
import { objectiveFieldMessage } from '@aroeira/domain/independence/messages';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormField } from '../../ui/forms/form-field.tsx';
import { toneOf } from './objective-colors.ts';
import type { ObjectiveFormModel } from './objective-form.view-model.ts';

interface Props {
  readonly form: ObjectiveFormModel;
}

/** The fields of an objective: the title with its counter, and the colour with its swatch. */
export const ObjectiveFields = ({ form }: Props) => {
  const look = { form, sentenceOf: objectiveFieldMessage };
  return (
    <div className="field-room">
      <div className="field-grid">
        <div className="counted">
          <FormField {...look} name="title" />
          <Counter form={form} />
        </div>
        <div className="is-short">
          <FormField {...look} name="amount" />
        </div>
        <div className="is-short">
          <FormField {...look} name="year" />
        </div>
        <Colored form={form}>
          <FormField {...look} name="color" />
        </Colored>
      </div>
    </div>
  );
};

/** `23 de 25`. The field takes no more letters at the limit, and a screen reader says why. */
const Counter = observer(({ form: { typed } }: Props) => {
  const count = Array.from(typed.title).length;
  return (
    <>
      <span className="counter" aria-hidden="true">
        {count} de {TITLE_LENGTH}
      </span>
      <output className="sr-only">
        {count >= TITLE_LENGTH && `O título tem no máximo ${TITLE_LENGTH} caracteres.`}
      </output>
    </>
  );
});

const Colored = observer(({ form: { typed }, children }: Props & { readonly children: ReactNode }) => (
  <div className={`colored ${toneOf(typed.color ?? '')}`}>{children}</div>
));
