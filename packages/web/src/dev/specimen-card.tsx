import { checkField, todayOf, type Fields } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { FormFields } from '../ui/forms/form-fields.tsx';
import type { FormModel, FormPorts } from '../ui/forms/form-model.ts';
import { actWithin } from './acts.ts';
import { FILLED, type Specimen, type State } from './specimen.ts';

interface Props {
  readonly specimen: Specimen;
  readonly ports: FormPorts;
}

/** Draws one field type in all its states. */
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
          <ShownState key={state.title} state={state}>
            {state.title === FILLED && <HandedOn form={state.form} ports={ports} />}
          </ShownState>
        ))}
      </ul>
    </section>
  );
};

interface ShownProps {
  readonly state: State;
  readonly children: ReactNode;
}

/** Draws one state. If the state needs an action, it runs the action. */
const ShownState = ({ state: { title, form, availability, isFocused, act }, children }: ShownProps) => {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => (place.current === null || act === undefined ? undefined : actWithin(place.current, act)), [act]);
  const look = [isFocused ? ' is-focused' : '', act?.opensList === true ? ' has-list' : ''].join('');
  return (
    <li ref={place} className={`specimen-state${look}`}>
      <h3 className="caption">{title}</h3>
      <FormFields form={form} availability={availability} />
      {children}
    </li>
  );
};

/** Leaves out states: a title has only one, a hidden field shows only its value, and nobody fills a captcha in. */
const shownOf = ({ type }: Specimen, states: readonly State[]): readonly State[] => {
  if (type === 'hidden') return states.filter(({ title }) => title === FILLED);
  if (type === 'title') return states.slice(0, 1).map((state) => ({ ...state, title: 'Sempre' }));
  return type === 'captcha' ? states.filter(({ title }) => title !== FILLED && title !== 'Somente leitura') : states;
};

/** Shows the value that the form returns. */
const HandedOn = observer(({ form, ports }: { readonly form: FormModel<Fields>; readonly ports: FormPorts }) => {
  const { field } = form.fields;
  if (field === undefined) return null;
  const value = E.getOrElse<unknown, unknown>(() => undefined)(
    checkField(field, form.typed['field'], { today: todayOf(ports.clock)() }),
  );
  return <output className="specimen-value">{`Entrega ${JSON.stringify(value) ?? 'nada'}`}</output>;
});
