import * as O from 'fp-ts/Option';
import { bindings, type Bindings, type PartsOf } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { registrationBindings } from '../../registration/registration.module.ts';
import { REGISTRATION } from '../../registration/registration.tokens.ts';
import { makeChangeAddressModel } from './change-address.view-model.ts';
import { DOCUMENTS } from './documents.tokens.ts';

const changing = {
  read: REGISTRATION.ReadAddress,
  save: REGISTRATION.SaveAddress,
  lookUp: REGISTRATION.LookUpAddress,
  memory: SHARED.DeviceMemory,
  navigation: SHARED.Navigation,
  toasts: SHARED.Toasts,
  ports: SHARED.FormPorts,
};

/** What the pages of /edit-documents need. */
export const documentsBindings: Bindings = [
  ...registrationBindings,
  ...bindings((bind) => {
    bind(DOCUMENTS.OpenChangeAddress, openChangeAddress, changing);
  }),
];

const openChangeAddress =
  ({ read, save, lookUp, memory, navigation, toasts, ports }: PartsOf<typeof changing>) =>
  () => {
    const session = O.toUndefined(memory.session.read());
    if (session === undefined) return undefined;
    return makeChangeAddressModel({
      clientId: session.clientId,
      read,
      save,
      lookUp,
      saved: () => {
        toasts.say('Seu endereço foi atualizado.');
        navigation.pop('/profile');
      },
      closed: () => navigation.replace('/profile'),
      ports,
    });
  };
