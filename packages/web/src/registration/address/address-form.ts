import {
  addressDataForm,
  cepToLookUp,
  fillAddress,
  forgetAddress,
  type AddressDataValues,
  type FoundAddress,
  type LookUpAddress,
} from '@aroeira/domain/registration';
import * as TE from 'fp-ts/TaskEither';
import { reaction } from 'mobx';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';
import { Loaded } from '../../ui/loaded.ts';

/**
 * Makes the form of a residence. It looks up each postal code that the client types, and fills the fields of its
 * address. It drops the answer to an older postal code.
 *
 * @param saved the values that the form starts with. It does not look up their postal code
 * @see spec A §5 Registration, Address; decisions Q138, 0171
 */
export const makeAddressForm = (
  lookUp: LookUpAddress,
  saved: Partial<AddressDataValues>,
  ports: FormPorts,
): FormModel<typeof addressDataForm> => {
  let isNew = false;
  let answer: FoundAddress | undefined;
  let finding: Loaded<FoundAddress | undefined, never> | undefined;
  const onChangeIntent = ({ cep }: { readonly cep: string }): void => {
    if (!isNew || cepToLookUp(cep) === undefined) return;
    isNew = false;
    finding = new Loaded(TE.fromTask(lookUp(cep)), { shown: fill });
    void finding.load();
  };
  const form = new FormModel(addressDataForm, ports, { saved, onChangeIntent });
  const fill = (found: FoundAddress | undefined): void => {
    answer = found;
    form.fill(fillAddress(form.typed, found));
  };
  // It does not wait for the look-up: a client may send the page before. It ends with the form that it follows.
  reaction(
    () => form.typed.cep,
    () => {
      // A client who types the same code again asks again: the answer may have been lost.
      isNew = true;
      finding?.close();
      // Of the complements only that of a look-up belongs to a postal code. A saved one tells the client's own door.
      form.fill(forgetAddress(form.typed, { ...form.given, complement: answer?.complement ?? '' }));
    },
  );
  return form;
};
