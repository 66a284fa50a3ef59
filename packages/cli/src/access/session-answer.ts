import { SignedInClientWire } from '@aroeira/adapters-http/access';
import type { Destination, SignedInSession } from '@aroeira/domain/access';
import { punctuateDocument } from '@aroeira/domain/kernel';
import type { Answer } from '../output.ts';
import { facts } from '../table.ts';

/** The signed-in client, in the names of the wire and without a token. */
export const sessionAnswer = (session: SignedInSession, destination: Destination): Answer => ({
  json: {
    ...SignedInClientWire.encode(session),
    destination,
  },
  text: facts([
    ['Nome', session.name],
    ['CPF/CNPJ', punctuateDocument(session.document)],
    ['E-mail', session.email],
    ['Conta principal', session.isMainAccount ? 'Sim' : 'Não'],
    ['Situação', SITUATIONS[destination]],
  ]),
});

const SITUATIONS: Readonly<Record<Destination, string>> = {
  dashboard: 'Conectado',
  'unblock-device': 'Dispositivo bloqueado',
  'reset-password': 'É preciso alterar a senha',
};
