import { recordOnWire } from '../../http/record.codec.ts';
import { Id } from '../../http/values.codec.ts';
import { SAVED_ACCOUNT } from '../../storage/device-memory.codecs.ts';
import { SignedInClientWire } from '../access.codecs.ts';

const { names } = SignedInClientWire;

/** A saved account in the words of the server's session. */
export const SavedAccountWire = recordOnWire(
  'SavedAccount',
  { ...SAVED_ACCOUNT, clientId: Id },
  { clientId: names.clientId, isMain: names.isMainAccount, isDeviceBlocked: names.isDeviceBlocked },
);
