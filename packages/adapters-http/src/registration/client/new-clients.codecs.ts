import { parseEmail, parsePhone } from '@aroeira/domain/kernel';
import type { NewClient } from '@aroeira/domain/registration';
import * as t from 'io-ts';
import { Day, parsedText } from '../../http/parsed.codec.ts';
import { Id } from '../../http/values.codec.ts';
import { CpfText, BooleanFromNumber } from '../values.codecs.ts';
import { orNothing, recordOnWire } from '../../http/record.codec.ts';

/** The numbers that are the same for every new client: a natural person, a colour, a form of their own, the partner. */
export const CONSTANTS = { personTypeId: 1, personColor: 6, createRegForm: 1, partnerId: 1 } as const;

/** A new client. @see spec A §3 New client payload; decision 0140 */
export const NewClientWire = recordOnWire(
  'NewClient',
  {
    name: t.string,
    email: parsedText('e-mail', parseEmail),
    phone: parsedText('phone', parsePhone),
    document: CpfText,
    birthDate: Day,
    password: t.string,
    plannerId: orNothing(Id),
    hasPlanner: BooleanFromNumber,
    holderId: orNothing(Id),
    needsCoHolder: BooleanFromNumber,
  },
  { phone: 'phoneNumber', plannerId: 'associateId', holderId: 'clientHolderId', needsCoHolder: 'needCoholder' },
);

/** A new client as it is sent. */
export const newClientWire = (client: NewClient) => ({ ...CONSTANTS, ...NewClientWire.encode(client) });
