import { editedAddress, makeReadAddress, makeSaveAddress, makeSaveReported } from '@aroeira/domain/registration';
import * as O from 'fp-ts/Option';
import { bindings, type Bindings, type PartsOf } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { registrationBindings } from '../../registration/registration.module.ts';
import { REGISTRATION } from '../../registration/registration.tokens.ts';
import { makeChangeAddressModel } from './change-address.view-model.ts';
import { DOCUMENTS } from './documents.tokens.ts';

const reading = { standings: REGISTRATION.Standings, clients: REGISTRATION.ClientRecords, papers: REGISTRATION.Papers };
const saving = { ...reading, reports: REGISTRATION.ChangeReports };
const changing = {
  read: DOCUMENTS.ReadAddress,
  save: DOCUMENTS.SaveAddress,
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
    bind(DOCUMENTS.ReadAddress, makeReadAddress, reading);
    bind(
      DOCUMENTS.SaveAddress,
      ({ clients, papers, standings, reports }: PartsOf<typeof saving>) =>
        makeSaveReported({
          edited: editedAddress(clients, makeSaveAddress({ clients, papers })),
          standings,
          reports,
        }),
      saving,
    );
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
