import type { Resolve } from '../composition/injection.tsx';
import { SHARED } from '../composition/shared.tokens.ts';
import { FormFields } from '../ui/forms/form-fields.tsx';
import { SPECIMENS } from './specimens.ts';
import { WholeForm } from './whole-form.tsx';

/** `/dev/fields?form` draws only the form, which loads faster. */
const isFormAlone = new URLSearchParams(window.location.search).has('form');

/** `/dev/fields` shows every field type in every state to engineers. No production build contains it. */
export const FieldsPage = ({ resolve }: { readonly resolve: Resolve }) => {
  const ports = resolve(SHARED.FormPorts);
  const shown = isFormAlone ? [] : SPECIMENS;
  return (
    <>
      <h1>Campos de formulário</h1>
      <section aria-labelledby="whole-form">
        <h2 id="whole-form">Formulário completo</h2>
        <WholeForm ports={ports} />
      </section>
      {shown.map(({ type, statesOf }) => (
        <section key={type} aria-labelledby={type}>
          <h2 id={type}>{type}</h2>
          <ul className="dev-states">
            {statesOf(ports).map(({ title, form, availability }) => (
              <li key={title}>
                <h3 className="caption">{title}</h3>
                <FormFields form={form} availability={availability} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
};
