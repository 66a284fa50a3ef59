import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useOpened } from '../../../composition/injection.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { PhotoSource } from '../photo-source.tsx';
import type { Camera } from './camera.ts';
import { CameraViewModel } from './camera.view-model.ts';
import './camera.css';

interface Props {
  readonly camera: Camera;
  readonly onTake: (files: readonly File[], source: 'files' | 'camera') => void;
  /** Closes the dialog. */
  readonly onClose: () => void;
}

/** What the camera sees, with the outline of a face. Without a camera the client chooses a file. @see decision 0406 */
export const CameraModal = observer(({ camera, onTake, onClose }: Props) => {
  const model = useOpened(() => new CameraViewModel(camera));
  useOffWhenHidden(model, onClose);
  const take = (files: readonly File[], source: 'files' | 'camera' = 'files') => {
    onClose();
    onTake(files, source);
  };
  const photograph = async () => {
    const photo = await model.photograph();
    if (photo !== undefined) take([photo], 'camera');
  };
  return (
    <Modal
      title="Tirar uma foto"
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onPress={onClose}>
            Cancelar
          </Button>
          {!model.isRefused && (
            <Button isHeld={!model.isReady} onPress={() => void photograph()}>
              Fotografar
            </Button>
          )}
        </>
      }
    >
      {model.isRefused ? (
        <div className="stack photo-choice">
          <Alert body="Não foi possível usar a câmera nesta página. Permita o uso nas configurações do navegador, ou escolha uma foto." />
          <div className="stack-8">
            <PhotoSource onTake={take}>Escolher uma foto</PhotoSource>
            <PhotoSource isCamera onTake={take}>
              Abrir a câmera
            </PhotoSource>
          </div>
        </div>
      ) : (
        <Viewfinder model={model} />
      )}
    </Modal>
  );
});

/** Shows the person as a mirror does. The photo itself is not mirrored. */
const Viewfinder = observer(({ model }: { readonly model: CameraViewModel }) => (
  <div className="stack-8 photo-choice">
    <div className="viewfinder" aria-hidden="true">
      {model.filming !== undefined && (
        <video ref={model.filming.showIn} autoPlay muted playsInline onPlaying={model.ready} />
      )}
      <span className={model.isReady ? 'face' : 'face is-waiting'} />
    </div>
    <output className="secondary photo-told">
      {model.isReady
        ? 'Deixe o rosto dentro do contorno.'
        : 'Abrindo a câmera. Se o navegador perguntar, permita o uso.'}
    </output>
  </div>
));

/** A page that nobody sees does not film. The files or the camera's program hide the page too: their answer still counts. */
const useOffWhenHidden = (model: CameraViewModel, onClose: () => void) =>
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'hidden' && !model.isRefused && onClose(),
      { signal: listening.signal },
    );
    return () => listening.abort();
  }, [model, onClose]);
