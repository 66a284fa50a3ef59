import type { Choice, ChoiceValue } from '@aroeira/domain/kernel';
import { observer } from 'mobx-react-lite';
import type { Searched } from '../../forms/choice-search.ts';
import { Combobox } from './combobox.tsx';
import type { FieldBinding } from '../field-binding.ts';
import { FieldFrame } from '../field-frame.tsx';

interface Props {
  readonly binding: FieldBinding<Choice<ChoiceValue> | undefined>;
}

/** The input of one choice among those that the server finds for the typed text. */
export const SelectAutoCompleteInput = observer(({ binding }: Props) => {
  const { typed, onChange, search } = binding;
  const found: Searched = search?.found ?? { _tag: 'Idle' };
  return (
    <FieldFrame binding={binding}>
      <Combobox
        binding={binding}
        items={found._tag === 'Found' ? found.choices : []}
        chosen={typed}
        isChosen={({ value }) => value === typed?.value}
        onChoose={onChange}
        onText={(text) => search?.ask(text)}
        note={noteOf(found)}
        after="closes"
      />
    </FieldFrame>
  );
});

const noteOf = (found: Searched): string => {
  switch (found._tag) {
    case 'Idle':
      return 'Digite para buscar';
    case 'Searching':
      return 'Buscando…';
    case 'Found':
      return 'Nenhuma opção encontrada';
    case 'Failed':
      return 'Não foi possível buscar. Mude o texto para tentar novamente.';
  }
};
