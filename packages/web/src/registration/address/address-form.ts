import type { Typed } from '@aroeira/domain/kernel';
import {
  addressDataForm,
  cepToLookUp,
  fillAddress,
  type AddressDataValues,
  type FoundAddress,
  type LookUpAddress,
} from '@aroeira/domain/registration';
import * as TE from 'fp-ts/TaskEither';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';
import { Loaded } from '../../ui/loaded.ts';

/**
 * Makes the form of a residence. It looks up each postal code that the client types, and fills the fields of its address.
 * It drops the answer to an older postal code.
 *
 * @param saved the values that the form starts with. It does not look up their postal code
 * @see spec A §5 Registration, Address; decision Q138
 */
export const makeAddressForm = (
  lookUp: LookUpAddress,
  saved: Partial<AddressDataValues>,
  ports: FormPorts,
): FormModel<typeof addressDataForm> => {
  let asked: string | undefined = saved.cep;
  let finding: Loaded<FoundAddress | undefined, never> | undefined;
  const onChangeIntent = ({ cep }: Typed<typeof addressDataForm>): void => {
    const wanted = cepToLookUp(cep);
    if (wanted === asked) return;
    // A client who types the same code again asks again: the answer may have been lost.
    asked = wanted;
    if (wanted === undefined) return;
    finding?.close();
    finding = new Loaded(TE.fromTask(lookUp(cep)), { shown: fill });
    void finding.load();
  };
  const form = new FormModel(addressDataForm, ports, { saved, onChangeIntent });
  // The saved address belongs to the saved postal code, so it counts as looked up (decision 0171).
  let filled: FoundAddress = form.start;
  const fill = (found: FoundAddress | undefined): void => {
    form.fill(fillAddress(form.typed, found, filled));
    filled = found ?? filled;
  };
  return form;
};
