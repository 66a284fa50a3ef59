import type { Session } from '@aroeira/domain/access';
import { bindings, type Bindings, type PartsOf } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { draftsBindings } from '../../registration/drafts/drafts.module.ts';
import { registrationBindings } from '../../registration/registration.module.ts';
import { standingBindings } from '../../registration/standing/standing.module.ts';
import { REGISTRATION } from '../../registration/registration.tokens.ts';
import { makeChangeAddressModel } from './change-address.view-model.ts';
import { makeChangeIdentificationModel } from './change-identification.view-model.ts';
import { DOCUMENTS } from './documents.tokens.ts';

const leaving = { navigation: SHARED.Navigation, toasts: SHARED.Toasts };
const changing = {
  ...leaving,
  drafts: REGISTRATION.StepDrafts,
  edits: REGISTRATION.Edits,
  ports: SHARED.FormPorts,
};
const changingAddress = { ...changing, lookUp: REGISTRATION.LookUpAddress };

/** What the pages of /edit-documents need. */
export const documentsBindings: Bindings = [
  ...standingBindings,
  ...registrationBindings,
  ...draftsBindings,
  ...bindings((bind) => {
    bind.visit(DOCUMENTS.OpenChangeAddress, openChangeAddress, changingAddress);
    bind.visit(DOCUMENTS.OpenChangeIdentification, openChangeIdentification, changing);
  }),
];

/** Where the client goes from a page: after a save, or when the page is closed to them. */
const waysOut = ({ navigation, toasts }: PartsOf<typeof leaving>, sentence: string) => ({
  saved: () => {
    toasts.say(sentence);
    navigation.pop('/profile');
  },
  closed: () => navigation.replace('/profile'),
});

const openChangeAddress = ({ clientId }: Session, { drafts, edits, ...parts }: PartsOf<typeof changingAddress>) =>
  makeChangeAddressModel({
    ...parts,
    place: { drafts, clientId },
    read: edits.readAddress,
    save: edits.saveAddress,
    ...waysOut(parts, 'Seu endereço foi atualizado.'),
  });

const openChangeIdentification = ({ clientId }: Session, { drafts, edits, ports, ...out }: PartsOf<typeof changing>) =>
  makeChangeIdentificationModel({
    place: { drafts, clientId },
    navigation: out.navigation,
    ports,
    read: edits.readIdentification,
    save: edits.saveIdentification,
    ...waysOut(out, 'Sua identificação foi atualizada.'),
  });
