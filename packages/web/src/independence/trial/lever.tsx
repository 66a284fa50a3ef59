import type { AgeError, LeverFields } from '@aroeira/domain/independence';
import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { FormField, type SentenceOf } from '../../ui/forms/form-field.tsx';
import type { TrialViewModel } from './trial.view-model.ts';

interface Props {
  readonly model: TrialViewModel;
  readonly name: keyof LeverFields;
  readonly sentenceOf: SentenceOf<AgeError>;
}

/** A slider and a field that hold one value. The tick below the slider is the saved one. */
export const Lever = ({ model, name, sentenceOf }: Props) => (
  <div className="lever">
    <FormField form={model.form} name={name} sentenceOf={sentenceOf} />
    <Slider model={model} name={name} />
  </div>
);

const Slider = observer(({ model, name }: Omit<Props, 'sentenceOf'>) => {
  const { least, most, step } = model.ranges[name];
  const { value, saved, text } = model.leverAt(name);
  const shareOf = (amount: number) => Math.min(Math.max((amount - least) / (most - least), 0), 1);
  // React's type knows no custom properties.
  const shares = { '--value': shareOf(value), '--saved': shareOf(saved) } as CSSProperties;
  return (
    <span className="slider" style={shares}>
      <input
        type="range"
        aria-label={`${model.form.fields[name].caption}, controle deslizante`}
        aria-valuetext={text}
        min={least}
        max={most}
        step={step}
        value={value}
        onChange={({ target }) => model.move(name, Number(target.value))}
      />
      <i aria-hidden="true" />
    </span>
  );
});
