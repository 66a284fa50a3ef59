import { formatFileSize, type UploadedFile } from '@aroeira/domain/kernel';
import { TRY_AGAIN } from '@aroeira/domain/kernel/messages';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '../../button.tsx';
import { Icon } from '../../icon.tsx';
import { IconButton } from '../../icon-button.tsx';
import { PictureHint } from './picture-hint.tsx';
import { sendingOf } from './sending.ts';
import { canTurn } from './take-file.ts';
import { useModalDialog } from '../../dialogs/use-modal-dialog.ts';

interface Props {
  readonly file: UploadedFile;
  /** The browser reads the file that replaces this one. */
  readonly isReading: boolean;
  /** The id of the file input, which replaces the file. `undefined` if the client may not change the file. */
  readonly inputId: string | undefined;
  readonly onRemove: () => void;
  readonly onTurn: () => void;
}

/** Draws the file that a form holds: its picture, name, kind and size, and how far its sending is. */
export const ChosenFile = observer(({ file, isReading, inputId, onRemove, onTurn }: Props) => {
  const isSending = sendingOf(file)?._tag === 'Sending';
  return (
    <div className="file">
      <FileView file={file} isFaint={isSending || isReading} />
      <div className="file-body">
        <p className="strong">{file.name}</p>
        <FileState file={file} />
        {!isSending && <PictureHint file={file} />}
        {inputId !== undefined && !isSending && (
          <div className="file-actions">
            <label className="link file-replace" id={`${inputId}-replace`} htmlFor={inputId}>
              Substituir
            </label>
            {canTurn(file) && (
              <button type="button" className="link file-turn" aria-label={`Girar ${file.name}`} onClick={onTurn}>
                <Icon name="retry" isSmall />
                Girar
              </button>
            )}
            <IconButton icon="trash" label={`Remover ${file.name}`} onPress={onRemove} />
          </div>
        )}
      </div>
    </div>
  );
});

const WHOLE = 100;

/** The size of a file, or how much of it is sent. A file that did not arrive can be sent again with the form. */
const FileState = observer(({ file }: { readonly file: UploadedFile }) => {
  const sending = sendingOf(file);
  const size = formatFileSize(file.size);
  switch (sending?._tag) {
    case 'Sending': {
      const percent = Math.round(sending.share * WHOLE);
      return (
        <>
          <progress
            className="progress-line is-file"
            max={WHOLE}
            value={percent}
            aria-label={`Envio de ${file.name}`}
          />
          <p className="secondary num">{`Enviando… ${percent}% de ${size}`}</p>
        </>
      );
    }
    case 'NotSent':
      return (
        <>
          <p className="secondary num">{`${size} · não enviado`}</p>
          <Button look="secondary" type="submit" icon="retry">
            {TRY_AGAIN}
          </Button>
        </>
      );
    case 'Sent':
      return <p className="secondary num">{`Enviado · ${size}`}</p>;
    case undefined:
      return <p className="secondary num">{`${kindOf(file)} · ${size}`}</p>;
  }
});

const kindOf = ({ name }: UploadedFile): string => (/\.([^.]+)$/.exec(name)?.[1] ?? 'arquivo').toUpperCase();

/** Shows the picture, and large on a press. For a PDF, or a picture that does not open, it shows a sheet of paper. */
const FileView = ({ file, isFaint }: { readonly file: UploadedFile; readonly isFaint: boolean }) => {
  const [broken, setBroken] = useState<string>();
  const [isLarge, setLarge] = useState(false);
  const isPicture = file.contentType.startsWith('image/') && broken !== file.preview;
  return (
    <div className={isFaint ? 'file-view is-faint' : 'file-view'}>
      {isPicture ? (
        <>
          <img src={file.preview} alt="" onError={() => setBroken(file.preview)} />
          <IconButton
            icon="zoom-in"
            className="file-zoom"
            label={`Ampliar ${file.name}`}
            onPress={() => setLarge(true)}
          />
        </>
      ) : (
        <svg viewBox="0 0 48 60" aria-hidden="true">
          <path d="M10 14h14M10 24h28M10 31h28M10 38h20M10 48h10" />
        </svg>
      )}
      {isLarge && isPicture && <PictureDialog file={file} onClose={() => setLarge(false)} />}
    </div>
  );
};

/** Shows a picture as large as the screen, so that the client sees whether every letter can be read. */
const PictureDialog = ({ file, onClose }: { readonly file: UploadedFile; readonly onClose: () => void }) => (
  <dialog className="picture" aria-label={file.name} ref={useModalDialog(onClose, 'closes')}>
    <IconButton icon="close" className="picture-close" label="Fechar" onPress={onClose} />
    <img src={file.preview} alt={file.name} />
  </dialog>
);
