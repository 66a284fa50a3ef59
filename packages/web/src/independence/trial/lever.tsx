import type { LeverFields, RetirementError } from '@aroeira/domain/independence';
import { leverChange, leverWords } from '@aroeira/domain/independence/messages';
import { observer } from 'mobx-react-lite';
import { memo, useDeferredValue, useId, useMemo, type CSSProperties } from 'react';
import { FormField, type SentenceOf } from '../../ui/forms/form-field.tsx';
import { partOf } from '../../ui/part-of.ts';
import type { TrialViewModel } from './trial.view-model.ts';

interface Props {
  readonly model: TrialViewModel;
  readonly name: keyof LeverFields;
  readonly sentenceOf: SentenceOf<RetirementError>;
}

/** A slider and a field that hold one value. The tick below the slider is the saved one. */
export const Lever = ({ model, name, sentenceOf }: Props) => (
  <div className="lever">
    <FormField form={model.form} name={name} sentenceOf={sentenceOf} />
    <Slider model={model} name={name} />
  </div>
);

const Slider = observer(({ model, name }: Omit<Props, 'sentenceOf'>) => {
  const foot = useId();
  const { least, most, step } = model.ranges[name];
  const place = useMemo(() => partOf(() => model.leverAt(name)), [model, name]);
  const { value, saved, text } = place.get();
  // A lever may have one place only: who lives one year more than today retires today.
  const shareOf = (amount: number) => (most > least ? Math.min(Math.max((amount - least) / (most - least), 0), 1) : 0);
  return (
    <>
      {/* React's type knows no custom properties. */}
      <span className="slider" style={{ '--saved': shareOf(saved) } as CSSProperties}>
        <i className="slider-fill" style={{ transform: `scaleX(${shareOf(value)})` }} />
        <input
          type="range"
          aria-label={`${model.form.fields[name].caption}, controle deslizante`}
          aria-valuetext={text}
          aria-describedby={foot}
          min={least}
          max={most}
          step={step}
          value={value}
          onChange={({ target }) => model.move(name, Number(target.value))}
        />
        <i className="slider-saved" />
      </span>
      <div className="lever-foot">
        <End name={name} value={least} />
        <Foot id={foot} name={name} saved={saved} value={useDeferredValue(value)} />
        <End name={name} value={most} />
      </div>
    </>
  );
});

interface FootProps extends Pick<Props, 'name'> {
  readonly id: string;
  readonly saved: number;
  readonly value: number;
}

/** How far the lever stands from the saved plan. The browser draws the lines of a move first, and these words after them. */
const Foot = memo(({ id, name, saved, value }: FootProps) => {
  const change = leverChange(name, saved, value);
  return (
    <span id={id}>
      hoje {leverWords(name, saved)}
      {change !== undefined && (
        <>
          {' · '}
          <b>{change}</b>
        </>
      )}
    </span>
  );
});

/** An end of the slider. It stays while the lever moves: each word less fits the move into its frame. */
const End = memo(({ name, value }: Pick<Props, 'name'> & { readonly value: number }) => (
  <span aria-hidden="true">{leverWords(name, value)}</span>
));
