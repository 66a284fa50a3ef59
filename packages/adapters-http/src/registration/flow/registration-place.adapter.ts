import { STEP_PROGRESS, type FormStep, type RegistrationPlaces } from '@aroeira/domain/registration';
import * as t from 'io-ts';
import { remembered, type DeviceStorage } from '../../storage/device-memory.adapter.ts';

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

/** Where the client is in the registration, as the device remembers it. `prefix` is the text before every key. */
export const makeRegistrationPlace = ({ store, prefix }: Pick<DeviceStorage, 'store' | 'prefix'>): RegistrationPlaces =>
  remembered(store, `${prefix}registrationPlace`, PlaceStored);
