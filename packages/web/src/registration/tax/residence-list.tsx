import {
  TAX_ID_CHOICES,
  taxResidencesOf,
  type RegistrationFieldError,
  type TaxResidence,
  type taxResidencesForm,
} from '@aroeira/domain/registration';
import { registrationFieldMessage } from '@aroeira/domain/registration/messages';
import { observer } from 'mobx-react-lite';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import type { FormModel } from '../../ui/forms/form-model.ts';
import { IconButton } from '../../ui/icon-button.tsx';

const FIELDS = ['countryId', 'taxIdKind', 'taxId'] as const;

type Declared = ReturnType<typeof taxResidencesForm>;

interface Props {
  readonly form: FormModel<Declared['fields'], keyof Declared['visibleWhen'], RegistrationFieldError>;
}

/** The countries until now, and the fields of one more. */
export const ResidenceList = observer(({ form }: Props) => {
  const { added, isAdding } = form.typed;
  const show = (list: readonly TaxResidence[], adds: boolean) => {
    for (const name of FIELDS) form.reset(name);
    form.fill({ isAdding: adds });
    form.change('added', list);
  };
  const addMore = () => {
    const values = form.submit();
    if (values !== undefined) show(taxResidencesOf(values), true);
  };
  const remove = (country: number) => {
    const left = added.filter(({ countryId }) => countryId !== country);
    show(left, left.length === 0);
  };
  const nameOf = (country: number) =>
    form.fields.countryId.choices.find(({ value }) => value === country)?.label ?? String(country);
  return (
    <div className="stack-24">
      {added.length > 0 && (
        <ul className="card rows residences" aria-label="Países informados">
          {added.map(({ countryId, taxId }) => (
            <li key={countryId} className="list-row">
              <span className="grow">
                <span className="strong">{nameOf(countryId)}</span>
                <span className="secondary">{taxIdText(taxId)}</span>
              </span>
              <IconButton icon="trash" label={`Remover ${nameOf(countryId)}`} onPress={() => remove(countryId)} />
            </li>
          ))}
        </ul>
      )}
      {FIELDS.map((name) => (
        <FormField key={name} form={form} name={name} sentenceOf={registrationFieldMessage} />
      ))}
      <div className="stack-8">
        <Button look="secondary" icon="plus" onPress={addMore}>
          Adicionar outro país
        </Button>
        {isAdding && added.length > 0 && (
          <Button look="text" onPress={() => show(added, false)}>
            Não adicionar este país
          </Button>
        )}
      </div>
    </div>
  );
});

const taxIdText = (taxId: TaxResidence['taxId']): string =>
  taxId._tag === 'Has'
    ? `NIF ${taxId.number}`
    : (TAX_ID_CHOICES.find(({ value }) => value === taxId._tag)?.label ?? '');
