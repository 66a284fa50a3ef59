import type { Session } from '@aroeira/domain/access';
import { makeHttpPersonalRecords } from '@aroeira/adapters-http/profile';
import {
  makeSavePhoto,
  type PhotoChange,
  type SavePhoto,
  type PersonalRecord,
  type PersonalRecords,
} from '@aroeira/domain/profile';
import { PHOTO_TEXTS } from '@aroeira/domain/profile/messages';
import { constVoid, pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { devicesCardBindings } from '../access/devices/devices-card.module.ts';
import { quickAccessSwitchBindings } from '../access/quick-access/quick-access-switch.module.ts';
import { twoStepBindings } from '../access/two-step/two-step.module.ts';
import { bindings, type Bindings, type PartsOf } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { STANDING } from '../registration/standing/standing.tokens.ts';
import { suitabilityBindings } from '../suitability/suitability.module.ts';
import { loadedVisit, type LoadedVisit } from '../ui/loaded.ts';
import { makeBrowserCamera } from './photo/camera/camera.adapter.ts';
import type { Camera } from './photo/camera/camera.ts';
import { PhotoViewModel } from './photo/photo.view-model.ts';
import { cutSquare, type CutSquare } from './photo/square-picture.ts';
import { ProfileViewModel } from './profile.view-model.ts';
import { makeBrowserTheme } from './theme.adapter.ts';
import { tokens } from '../composition/token.ts';
import type { ThemeChoice } from './theme.ts';

/** Who is signed in, what the manager has on file about them, and how the portal looks on this device. */
export const PROFILE = tokens<{
  ThemeChoice: ThemeChoice;
  PersonalRecords: PersonalRecords;
  CutSquare: CutSquare;
  Camera: Camera;
  /** Each answers with nothing when there is no session. */
  OpenProfile: () => ProfileViewModel | undefined;
  OpenPhoto: () => PhotoViewModel | undefined;
  OpenPersonalData: () => LoadedVisit<PersonalRecord> | undefined;
}>('PROFILE');

/** The page of the personal data, and the calls about them. */
const personalBindings = bindings((bind) => {
  bind(PROFILE.PersonalRecords, makeHttpPersonalRecords, SHARED.HttpClient);
  bind.visit(PROFILE.OpenPersonalData, (session, { records }) => loadedVisit(records.read(session.clientId)), {
    records: PROFILE.PersonalRecords,
  });
});

const photoParts = {
  memory: SHARED.DeviceMemory,
  toasts: SHARED.Toasts,
  records: PROFILE.PersonalRecords,
  cut: PROFILE.CutSquare,
  camera: PROFILE.Camera,
  shown: STANDING.PortalStanding,
};

/** The photo and its dialog. */
const photoBindings = bindings((bind) => {
  bind(PROFILE.CutSquare, () => cutSquare);
  bind(PROFILE.Camera, () => makeBrowserCamera(navigator));
  bind.visit(PROFILE.OpenPhoto, openPhoto, photoParts);
});

const openPhoto = ({ clientId }: Session, { memory, toasts, records, ...parts }: PartsOf<typeof photoParts>) => {
  /** A saved photo shows on every page, also when the client left this one before the answer. Another client never sees it. */
  const show = (change: PhotoChange) => () => {
    if (O.toUndefined(memory.session.read())?.clientId === clientId) parts.shown.showPhoto(addressOf(change));
  };
  const saveAndShow: SavePhoto = (id, change) =>
    pipe(
      makeSavePhoto(records)(id, change),
      TE.chainFirstIOK(() => (change === undefined ? constVoid : show(change))),
    );
  return new PhotoViewModel({
    clientId,
    save: saveAndShow,
    saved: ({ _tag }) => toasts.say(_tag === 'Removed' ? PHOTO_TEXTS.removed : PHOTO_TEXTS.saved),
    ...parts,
  });
};

const addressOf = (change: PhotoChange): string | undefined =>
  change._tag === 'Removed' ? undefined : `data:image/jpeg;base64,${change.base64}`;

/** Binds what profile needs, with the parts of access on its page. */
export const profileBindings: Bindings = [
  ...devicesCardBindings,
  ...quickAccessSwitchBindings,
  ...twoStepBindings,
  ...suitabilityBindings,
  ...personalBindings,
  ...photoBindings,
  ...bindings((bind) => {
    bind(PROFILE.ThemeChoice, () => makeBrowserTheme(window));
    bind.visit(PROFILE.OpenProfile, (session, { choice }) => new ProfileViewModel(session, choice), {
      choice: PROFILE.ThemeChoice,
    });
  }),
];
