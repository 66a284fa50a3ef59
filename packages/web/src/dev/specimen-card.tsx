import { checkField, todayOf, type Fields } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { FormFields } from '../ui/forms/form-fields.tsx';
import type { FormModel, FormPorts } from '../ui/forms/form-model.ts';
import { FILLED, type Specimen, type State } from './specimen.ts';

interface Props {
  readonly specimen: Specimen;
  readonly ports: FormPorts;
}

/** One field type in all of its states. */
export const SpecimenCard = ({ specimen, ports }: Props) => {
  const id = useId();
  const [states] = useState(() => specimen.statesOf(ports));
  return (
    <section className="specimen" id={specimen.type} aria-labelledby={id}>
      <header className="specimen-head">
        <h2 id={id}>
          <code>{specimen.type}</code>
        </h2>
        <p className="secondary">{specimen.note}</p>
      </header>
      <ul className="specimen-states">
        {shownOf(specimen, states).map((state) => (
          <li key={state.title} className={state.isFocused ? 'specimen-state is-focused' : 'specimen-state'}>
            <h3 className="caption">{state.title}</h3>
            <FormFields form={state.form} availability={state.availability} />
            {state.title === FILLED && <HandedOn form={state.form} ports={ports} />}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** A heading has one state, of what is hidden only what it hands on can be seen, and a proof is made and not filled in. */
const shownOf = ({ type }: Specimen, states: readonly State[]): readonly State[] => {
  if (type === 'hidden') return states.filter(({ title }) => title === FILLED);
  if (type === 'title') return states.slice(0, 1).map((state) => ({ ...state, title: 'Sempre' }));
  return type === 'captcha' ? states.filter(({ title }) => title !== FILLED && title !== 'Somente leitura') : states;
};

/** What the form hands on for what stands there. */
const HandedOn = observer(({ form, ports }: { readonly form: FormModel<Fields>; readonly ports: FormPorts }) => {
  const { field } = form.fields;
  if (field === undefined) return null;
  const value = E.getOrElse<unknown, unknown>(() => undefined)(
    checkField(field, form.typed['field'], { today: todayOf(ports.clock)() }),
  );
  return <output className="specimen-value">{`Entrega ${JSON.stringify(value) ?? 'nada'}`}</output>;
});
