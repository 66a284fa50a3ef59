import type { Fields } from '@aroeira/domain/kernel';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormFields } from '../../ui/forms/form-fields.tsx';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';
import { ALL, findBank } from '../specimens.ts';
import { LONG_NAME } from './names.ts';

const isDrawn = (name: string): boolean => !['about', 'campaign', 'captcha'].includes(name);

/** Every field that a client fills in, with a long caption and a long hint. */
const LONG: Fields = Object.fromEntries(
  Object.entries<Fields[string]>(ALL)
    .filter(([name]) => isDrawn(name))
    .map(([name, field]) => [name, { ...field, caption: `${field.caption} ${LONG_NAME}`, hint: LONG_NAME }]),
);

/** All fields with long names, wrong from the start. */
export const LongFields = ({ ports }: { readonly ports: FormPorts }) => {
  const [form] = useState(() => new FormModel(LONG, ports, { searches: { bank: findBank } }));
  useEffect(() => {
    form.submit();
    form.arrive();
  }, [form]);
  return (
    <section className="stack" aria-labelledby="long-fields">
      <h2 id="long-fields">Campos com nomes longos</h2>
      <FormFields form={form} />
      <Button>Enviar</Button>
    </section>
  );
};
