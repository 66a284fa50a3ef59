import { acceptedExtensions } from '@aroeira/domain/kernel';
import { useId } from 'react';
import { CameraIcon } from '../../ui/fields/files/camera-icon.tsx';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  readonly children: string;
  /** Opens the camera's own program. Only a device that is touched has one: the style hides it on any other. */
  readonly isCamera?: boolean;
  readonly isHeld?: boolean;
  readonly onTake: (files: readonly File[]) => void;
}

/** A button that opens the files of the device, or its camera. */
export const PhotoSource = ({ children, isCamera = false, isHeld = false, onTake }: Props) => {
  const id = useId();
  return (
    <div className={isCamera ? 'photo-source camera' : 'photo-source'}>
      <input
        className="sr-only"
        id={id}
        type="file"
        accept={isCamera ? 'image/png,image/jpeg,image/bmp' : acceptedExtensions('image')}
        {...(isCamera && { capture: 'user' as const })}
        disabled={isHeld}
        onChange={({ currentTarget: input }) => {
          onTake(Array.from(input.files ?? []));
          // Lets the client choose the same file again, after a change on the disk.
          input.value = '';
        }}
      />
      <label className="button is-secondary" htmlFor={id}>
        {isCamera ? <CameraIcon /> : <Icon name="upload" isSmall />}
        <span>{children}</span>
      </label>
    </div>
  );
};
