import { acceptedKinds, fieldMessage } from '@aroeira/domain/kernel';
import { photoForm } from '@aroeira/domain/profile';
import { PHOTO_TEXTS, photoMessage } from '@aroeira/domain/profile/messages';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
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
import { Portrait } from '../../ui/portrait.tsx';
import { laterPart } from '../../ui/later-part.tsx';
import { PhotoSource } from './photo-source.tsx';
import { CHOSEN, type PhotoViewModel } from './photo.view-model.ts';
import '../../ui/fields/files/upload.css';
import './photo.css';

const Cropper = laterPart(async () => (await import('./cropper.tsx')).Cropper);
const CameraModal = laterPart(async () => (await import('./camera/camera.modal.tsx')).CameraModal);

interface Props {
  readonly model: PhotoViewModel;
  readonly name: string;
}

/** The photo and the camera are two dialogs side by side: Esc in the upper one must not reach the other. */
export const PhotoModal = observer(({ model, name }: Props) => (
  <>
    {model.isOpen && <ChoiceModal model={model} name={name} />}
    {model.isFilming && (
      <Suspense>
        <CameraModal
          camera={model.camera}
          onTake={(files, source) => void model.take(files, source)}
          onClose={model.endFilming}
        />
      </Suspense>
    )}
  </>
));

/** Choose, photograph, cut, remove, save. @see spec B §2 Profile, B §4 Profile photo */
const ChoiceModal = observer(({ model, name }: Props) => {
  const { chosen, isReading, saving } = model;
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
          {(chosen === undefined || model.source === 'files') && (
            <PhotoSource isHeld={saving.isBusy} onTake={(files) => void model.take(files)}>
              {chosen === undefined ? 'Escolher uma foto' : 'Escolher outra foto'}
            </PhotoSource>
          )}
          <Camera model={model} />
          {chosen === undefined && <p className="caption photo-kinds">{takenKinds(CHOSEN)}</p>}
          <Removal model={model} />
        </div>
        <Refusal model={model} />
      </div>
    </Modal>
  );
});

/** The button of the live camera. A browser that has none opens the camera's own program. */
const Camera = observer(({ model }: { readonly model: PhotoViewModel }) => {
  const { camera, chosen, saving } = model;
  if (!camera.isThere)
    return chosen === undefined ? (
      <PhotoSource isCamera isHeld={saving.isBusy} onTake={(files) => void model.take(files)}>
        {TAKE_PHOTO}
      </PhotoSource>
    ) : null;
  if (chosen !== undefined && model.source === 'files') return null;
  return (
    <button type="button" className="button is-secondary" aria-disabled={saving.isBusy} onClick={model.film}>
      <CameraIcon />
      <span>{chosen === undefined ? TAKE_PHOTO : 'Tirar outra foto'}</span>
    </button>
  );
});

const TAKE_PHOTO = 'Tirar uma foto';

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
