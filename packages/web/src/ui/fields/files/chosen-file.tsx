import { formatFileSize, type UploadedFile } from '@aroeira/domain/kernel';
import { useState } from 'react';
import { IconButton } from '../../icon-button.tsx';

interface Props {
  readonly file: UploadedFile;
  /** The id of the file input, which replaces the file. `undefined` if the client may not change the file. */
  readonly inputId: string | undefined;
  readonly onRemove: () => void;
}

/** Draws the file that a form holds: its preview, name, kind and size. */
export const ChosenFile = ({ file, inputId, onRemove }: Props) => (
  <div className="file">
    <FilePreview file={file} />
    <div className="grow">
      <p className="strong ellipsis">{file.name}</p>
      <p className="secondary num">{`${kindOf(file)} · ${formatFileSize(file.size)}`}</p>
    </div>
    {inputId !== undefined && (
      <div className="file-actions">
        <label className="link file-replace" htmlFor={inputId}>
          Trocar
        </label>
        <IconButton icon="trash" label={`Remover ${file.name}`} onPress={onRemove} />
      </div>
    )}
  </div>
);

const kindOf = ({ name }: UploadedFile): string => (/\.([^.]+)$/.exec(name)?.[1] ?? 'arquivo').toUpperCase();

/** Shows the picture. For a PDF, or a picture that does not open, it shows a sheet of paper. */
const FilePreview = ({ file }: { readonly file: UploadedFile }) => {
  const [broken, setBroken] = useState<string>();
  const isPicture = file.contentType.startsWith('image/') && broken !== file.preview;
  return (
    <span className="file-preview">
      {isPicture ? (
        <img src={file.preview} alt="" onError={() => setBroken(file.preview)} />
      ) : (
        <svg viewBox="0 0 48 60" aria-hidden="true">
          <path d="M10 14h14M10 24h28M10 31h28M10 38h20M10 48h10" />
        </svg>
      )}
    </span>
  );
};
