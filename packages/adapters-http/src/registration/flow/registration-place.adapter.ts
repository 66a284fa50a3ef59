import type { Remembered } from '@aroeira/domain/access';
import { STEP_PROGRESS, type FormStep, type RegistrationPlace } from '@aroeira/domain/registration';
import * as t from 'io-ts';
import { remembered } from '../../storage/device-memory.adapter.ts';
import type { TextStore } from '../../storage/text-store.ts';

const isFormStep = (value: unknown): value is FormStep => typeof value === 'string' && value in STEP_PROGRESS;

const PlaceStored = t.type({
  clientId: t.number,
  saved: new t.Type<FormStep>(
    'FormStep',
    isFormStep,
    (value, context) => (isFormStep(value) ? t.success(value) : t.failure(value, context)),
    t.identity,
  ),
});

/** Where the client is in the registration. @param prefix the text before every key, see `prefixOf` */
export const makeRegistrationPlace = (store: TextStore, prefix: string): Remembered<RegistrationPlace> =>
  remembered(store, `${prefix}registrationPlace`, PlaceStored);
