import { PHOTO_TEXTS } from '@aroeira/domain/profile/messages';
import { CameraIcon } from '../../ui/fields/files/camera-icon.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { PhotoModal } from './photo.modal.tsx';
import type { PhotoViewModel } from './photo.view-model.ts';

interface Props {
  readonly model: PhotoViewModel;
  readonly name: string;
  /** The address of the photo that is saved. */
  readonly photo: string | undefined;
}

/** The client's photo, with the button that opens its dialog. */
export const ProfilePhoto = ({ model, name, photo }: Props) => (
  <span className="photo">
    <Portrait name={name} photo={photo} isLarge />
    <button type="button" className="icon-button photo-edit" aria-label={PHOTO_TEXTS.edit} onClick={model.edit}>
      <span>
        <CameraIcon />
      </span>
    </button>
    <PhotoModal model={model} name={name} />
  </span>
);
