import { acceptedExtensions, acceptedKinds, fieldMessage } from '@aroeira/domain/kernel';
import { photoForm } from '@aroeira/domain/profile';
import { PHOTO_TEXTS, photoMessage } from '@aroeira/domain/profile/messages';
import { observer } from 'mobx-react-lite';
import { Suspense, useId, type ReactNode } from 'react';
import { useDeployment } from '../../composition/deployment.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { FailureAlert } from '../../ui/feedback/support-code.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { CameraIcon } from '../../ui/fields/files/camera-icon.tsx';
import { PictureHint } from '../../ui/fields/files/picture-hint.tsx';
import { canTurn } from '../../ui/fields/files/take-file.ts';
import { takenKinds } from '../../ui/fields/files/taken-kinds.ts';
import { Icon } from '../../ui/icon.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { CHOSEN, type PhotoViewModel } from './photo.view-model.ts';
import { laterPart } from '../../ui/later-part.tsx';
import '../../ui/fields/files/upload.css';
import './photo.css';

const Cropper = laterPart(async () => (await import('./cropper.tsx')).Cropper);

/** The dialog of the photo: choose, cut, remove, save. @see spec B §2 Profile, B §4 Profile photo */
export const PhotoModal = observer(({ model, name }: { readonly model: PhotoViewModel; readonly name: string }) => {
  const { chosen, isReading, saving } = model;
  if (!model.isOpen) return null;
  return (
    <Modal
      title={PHOTO_TEXTS.title}
      onClose={model.leave}
      actions={
        <>
          <Button look="secondary" isHeld={saving.isBusy} onPress={model.leave}>
            Cancelar
          </Button>
          <Button isBusy={saving.isBusy} isHeld={isReading} onPress={model.save}>
            Salvar
          </Button>
        </>
      }
    >
      <div className="stack photo-choice">
        {chosen === undefined ? (
          <div className="photo-preview">
            <Portrait name={name} photo={model.photo} isLarge />
          </div>
        ) : (
          <>
            <Suspense fallback={<Skeleton />}>
              <Cropper key={chosen.preview} picture={chosen.preview} onKeep={model.keep} />
            </Suspense>
            <PictureHint file={chosen} />
          </>
        )}
        <Told model={model} />
        <div className="stack-8">
          {chosen !== undefined && canTurn(chosen) && (
            <Button look="text" icon="retry" isHeld={saving.isBusy} onPress={() => void model.turn()}>
              Girar
            </Button>
          )}
          <Source model={model} icon={<Icon name="upload" isSmall />}>
            {chosen === undefined ? 'Escolher uma foto' : 'Escolher outra foto'}
          </Source>
          {chosen === undefined && (
            <div className="camera">
              <Source model={model} icon={<CameraIcon />} isCamera>
                Tirar uma foto
              </Source>
            </div>
          )}
          {chosen === undefined && <p className="caption photo-kinds">{takenKinds(CHOSEN)}</p>}
          <Removal model={model} />
        </div>
        <Refusal model={model} />
      </div>
    </Modal>
  );
});

interface SourceProps {
  readonly model: PhotoViewModel;
  readonly icon: ReactNode;
  readonly children: string;
  /** Opens the camera of the person. */
  readonly isCamera?: boolean;
}

/** A button that opens the files or the camera of the device. */
const Source = observer(({ model, icon, children, isCamera = false }: SourceProps) => {
  const id = useId();
  return (
    <div className="photo-source">
      <input
        className="sr-only"
        id={id}
        type="file"
        accept={isCamera ? 'image/png,image/jpeg,image/bmp' : acceptedExtensions('image')}
        {...(isCamera && { capture: 'user' as const })}
        disabled={model.saving.isBusy}
        onChange={({ currentTarget: input }) => {
          void model.take(Array.from(input.files ?? []));
          // Lets the client choose the same file again, after a change on the disk.
          input.value = '';
        }}
      />
      <label className="button is-secondary" htmlFor={id}>
        {icon}
        <span>{children}</span>
      </label>
    </div>
  );
});

/** One button with the focus, whatever it says: the client takes a removal back where they pressed it. */
const Removal = observer(({ model }: { readonly model: PhotoViewModel }) => {
  const { chosen, hasPhoto, isRemoved, saving } = model;
  if (chosen === undefined && !hasPhoto) return null;
  const caption = chosen === undefined ? 'Remover foto' : 'Descartar esta foto';
  return (
    <Button
      look={isRemoved ? 'text' : 'text-danger'}
      icon={isRemoved ? 'retry' : 'trash'}
      isHeld={saving.isBusy}
      onPress={isRemoved ? model.undoRemoval : model.remove}
    >
      {isRemoved ? 'Manter a foto' : caption}
    </Button>
  );
});

/** Tells what happens to the photo, to the eye and to a screen reader. */
const Told = observer(({ model: { isReading, isRemoved } }: { readonly model: PhotoViewModel }) => (
  <output className="secondary photo-told">
    {isReading ? 'Preparando a foto…' : isRemoved ? 'A foto será removida quando você salvar.' : ''}
  </output>
));

/** Why a file is none, or why the photo was not saved. */
const Refusal = observer(({ model }: { readonly model: PhotoViewModel }) => {
  const { environment } = useDeployment();
  const failure = model.refusal ?? model.saving.failure;
  if (failure === undefined) return null;
  if (failure._tag === 'PhotoNotSaved')
    return <FailureAlert failure={failure} body={photoMessage(failure, environment)} />;
  return (
    <>
      <Alert body={fieldMessage(photoForm.fields.photo, failure)} />
      {failure._tag === 'FileInvalid' && <p className="hint">{acceptedKinds('image')}</p>}
    </>
  );
});
