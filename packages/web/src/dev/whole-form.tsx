import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { FormFields } from '../ui/forms/form-fields.tsx';
import { FormModel, type FormPorts } from '../ui/forms/form-model.ts';
import { SubmitForm } from '../ui/submit-form.tsx';
import { ALL, findBank } from './specimens.ts';

/** Draws a form with a field of every type, and the values that it returns. */
export const WholeForm = observer(({ ports }: { readonly ports: FormPorts }) => {
  const [form] = useState(() => new FormModel(ALL, ports, { searches: { bank: findBank } }));
  const [values, setValues] = useState<object>();
  return (
    <SubmitForm className="stack-24" isBusy={false} onSubmit={() => setValues(form.submit())}>
      <FormFields form={form} />
      <Button type="submit">Enviar</Button>
      <output className="handed-on">{values !== undefined && JSON.stringify(values, withoutContent, 2)}</output>
    </SubmitForm>
  );
});

/** Leaves out the content of a file, which is too long to read. */
const withoutContent = (key: string, value: unknown): unknown => (key === 'base64' ? '…' : value);
