import type { TypedRange } from '@aroeira/domain/kernel';
import { describing, isReadOnly, type FieldBinding } from '../field-binding.ts';
import { GroupFrame } from '../field-frame.tsx';
import { KEYBOARDS } from './keyboards.ts';
import { MaskedInput } from './masked-input.tsx';

const ENDS = [
  { end: 'from', label: 'De' },
  { end: 'to', label: 'Até' },
] as const;

/** The input of a period: the first and the last day, side by side. */
export const DateRangeInput = ({ binding }: { readonly binding: FieldBinding<TypedRange> }) => {
  const { id, field, typed, onChange, enterKeyHint } = binding;
  return (
    <GroupFrame binding={binding}>
      <div className="tiles range">
        {ENDS.map(({ end, label }, place) => (
          <label className="range-end" key={end}>
            <span className="caption">{label}</span>
            <MaskedInput
              {...describing(binding)}
              {...KEYBOARDS.date}
              id={place === 0 ? id : `${id}-${end}`}
              className="input num"
              mask={field.mask}
              typed={typed[end]}
              onChange={(day) => onChange({ ...typed, [end]: day })}
              readOnly={isReadOnly(binding)}
              enterKeyHint={place === 0 ? 'next' : enterKeyHint}
            />
          </label>
        ))}
      </div>
    </GroupFrame>
  );
};
