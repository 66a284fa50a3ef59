import {
  acceptedExtensions,
  acceptedKinds,
  FIELD_SENTENCES,
  fieldMessage,
  type UploadedFile,
} from '@aroeira/domain/kernel';
import { PICTURE_HINTS } from '@aroeira/domain/kernel/messages';
import { observer } from 'mobx-react-lite';
import type { ChangeEvent } from 'react';
import { Alert } from '../../feedback/alert.tsx';
import { Icon } from '../../icon.tsx';
import { describing, errorId, labelId } from '../field-binding.ts';
import { GroupFrame } from '../field-frame.tsx';
import { CameraIcon } from './camera-icon.tsx';
import { ChosenFile } from './chosen-file.tsx';
import { sendingOf } from './sending.ts';
import { hintOf } from './take-file.ts';
import { takenKinds } from './taken-kinds.ts';
import { useUpload, type UploadBinding } from './use-upload.ts';
import './upload.css';

type Taker = (files: readonly File[]) => void;

const taking = (take: Taker) => (event: ChangeEvent<HTMLInputElement>) => {
  const { currentTarget: input } = event;
  take(Array.from(input.files ?? []));
  // Lets the client choose the same file again, after a change on the disk.
  input.value = '';
};

/**
 * The input of one file. The client photographs, chooses or drops it, replaces and removes it. An alert tells of a
 * refused file, and a status tells a screen reader what happens to it.
 *
 * @see decisions 0082, 0206, 0207
 */
export const UploadInput = ({ binding }: { readonly binding: UploadBinding }) => {
  const { id, field, typed, availability } = binding;
  const { refusal, isReading, take, turn, remove } = useUpload(binding);
  const file = typed?.isDeleted === true ? undefined : typed;
  const isOpen = availability === 'open';
  return (
    // The alert stands for the error of the field: two sentences about one file would confuse.
    <GroupFrame binding={refusal === undefined ? binding : { ...binding, error: undefined }}>
      <div className="upload">
        <input
          {...describing(binding)}
          className={file === undefined ? 'file-input' : 'file-input sr-only'}
          type="file"
          accept={acceptedExtensions(field.accepts)}
          aria-labelledby={`${labelId(id)} ${id}-${file === undefined ? 'pick' : 'replace'}`}
          disabled={!isOpen}
          onChange={taking(take)}
          // Without this the browser takes the first of several files and says nothing.
          onDrop={(event) => {
            event.preventDefault();
            take(Array.from(event.dataTransfer.files));
          }}
        />
        {file !== undefined && (
          <ChosenFile
            file={file}
            isReading={isReading}
            inputId={isOpen ? id : undefined}
            onRemove={remove}
            onTurn={turn}
          />
        )}
        <div className="drop" hidden={file !== undefined}>
          <Icon name="upload" />
          <strong id={`${id}-pick`}>{isReading ? PREPARING : FIELD_SENTENCES.FileMissing}</strong>
          <span className="secondary">{takenKinds(field)}</span>
        </div>
      </div>
      {isOpen && <Camera id={id} take={take} />}
      <Told file={file} isReading={isReading} />
      {refusal !== undefined && (
        <div id={errorId(id)}>
          <Alert body={fieldMessage(field, refusal)} />
          {refusal._tag === 'FileInvalid' && <p className="hint">{acceptedKinds(field.accepts)}</p>}
        </div>
      )}
    </GroupFrame>
  );
};

const PREPARING = 'Preparando o arquivo…';

/** Opens the camera. Only a device that is touched has one in the hand: the style hides it on any other. */
const Camera = ({ id, take }: { readonly id: string; readonly take: Taker }) => (
  <div className="camera">
    <input
      className="sr-only"
      id={`${id}-camera`}
      type="file"
      accept="image/png,image/jpeg,image/bmp"
      capture="environment"
      aria-labelledby={`${labelId(id)} ${id}-shoot`}
      onChange={taking(take)}
    />
    <label className="button is-secondary" id={`${id}-shoot`} htmlFor={`${id}-camera`}>
      <CameraIcon />
      <span>Tirar uma foto</span>
    </label>
  </div>
);

/** Tells a screen reader what happens to the file. It does not count the percents: nobody wants to hear each. */
const Told = observer(
  ({ file, isReading }: { readonly file: UploadedFile | undefined; readonly isReading: boolean }) => {
    const sending = file && sendingOf(file)?._tag;
    const hint = file && sending === undefined ? hintOf(file) : undefined;
    const state = file?.isChanged === true ? SAID[sending ?? 'Ready'] : '';
    const said = isReading ? PREPARING : hint === undefined ? state : `${state} ${PICTURE_HINTS[hint]}`;
    return <output className="sr-only">{said}</output>;
  },
);

const SAID = {
  Ready: 'Arquivo pronto para enviar.',
  Sending: 'Enviando o arquivo…',
  Sent: 'Arquivo enviado.',
  NotSent: 'O arquivo não foi enviado.',
} as const;
