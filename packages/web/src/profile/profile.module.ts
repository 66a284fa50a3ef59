import { makeHttpPersonalRecords } from '@aroeira/adapters-http/profile';
import { makeSavePhoto, PHOTO_TEXTS } from '@aroeira/domain/profile';
import * as O from 'fp-ts/Option';
import { devicesCardBindings } from '../access/devices/devices-card.module.ts';
import { quickAccessSwitchBindings } from '../access/quick-access/quick-access-switch.module.ts';
import { twoStepBindings } from '../access/two-step/two-step.module.ts';
import { bindings, type Bindings } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { STANDING } from '../registration/standing/standing.tokens.ts';
import { Loaded } from '../ui/loaded.ts';
import { PhotoViewModel } from './photo/photo.view-model.ts';
import { cutSquare } from './photo/square-picture.ts';
import { PROFILE } from './profile.tokens.ts';
import { ProfileViewModel } from './profile.view-model.ts';
import { makeBrowserTheme } from './theme.adapter.ts';

/** The page of the personal data, and the calls about them. */
const personalBindings = bindings((bind) => {
  bind(PROFILE.PersonalRecords, makeHttpPersonalRecords, SHARED.HttpClient);
  bind(
    PROFILE.OpenPersonalData,
    ({ memory, records }) =>
      () => {
        const session = O.toUndefined(memory.session.read());
        if (session === undefined) return undefined;
        const loaded = new Loaded(records.read(session.clientId));
        return { loaded, open: () => loaded.load(), close: () => loaded.close() };
      },
    { memory: SHARED.DeviceMemory, records: PROFILE.PersonalRecords },
  );
});

/** The photo and its dialog. */
const photoBindings = bindings((bind) => {
  bind(PROFILE.SavePhoto, makeSavePhoto, PROFILE.PersonalRecords);
  bind(PROFILE.CutSquare, () => cutSquare);
  bind(
    PROFILE.OpenPhoto,
    ({ memory, toasts, ...parts }) =>
      () => {
        const session = O.toUndefined(memory.session.read());
        if (session === undefined) return undefined;
        return new PhotoViewModel({
          clientId: session.clientId,
          saved: ({ _tag }) => toasts.say(_tag === 'Removed' ? PHOTO_TEXTS.removed : PHOTO_TEXTS.saved),
          ...parts,
        });
      },
    {
      memory: SHARED.DeviceMemory,
      toasts: SHARED.Toasts,
      save: PROFILE.SavePhoto,
      cut: PROFILE.CutSquare,
      shown: STANDING.PortalStanding,
    },
  );
});

/** Binds what profile needs, with the parts of access on its page. */
export const profileBindings: Bindings = [
  ...devicesCardBindings,
  ...quickAccessSwitchBindings,
  ...twoStepBindings,
  ...personalBindings,
  ...photoBindings,
  ...bindings((bind) => {
    bind(PROFILE.ThemeChoice, () => makeBrowserTheme(window));
    bind(
      PROFILE.OpenProfile,
      ({ memory, choice }) =>
        () => {
          const session = O.toUndefined(memory.session.read());
          return session && new ProfileViewModel(session, choice);
        },
      { memory: SHARED.DeviceMemory, choice: PROFILE.ThemeChoice },
    );
  }),
];
