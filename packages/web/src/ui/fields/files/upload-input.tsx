import {
  acceptedExtensions,
  FIELD_SENTENCES,
  fieldMessage,
  formatFileSize,
  type Field,
  type FileError,
  type UploadedFile,
  type UploadRule,
} from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { useRef, useState } from 'react';
import { Alert } from '../../feedback/alert.tsx';
import { Icon } from '../../icon.tsx';
import { ChosenFile } from './chosen-file.tsx';
import { describing, labelId, type FieldBinding } from '../field-binding.ts';
import { GroupFrame } from '../field-frame.tsx';
import { forgetPreview, takeFile } from './take-file.ts';
import './upload.css';

interface Props {
  readonly binding: FieldBinding<UploadedFile | undefined> & {
    readonly field: Field<UploadedFile | undefined, unknown> & UploadRule;
  };
}

const KINDS = { image: 'PNG, JPEG ou BMP', document: 'PNG, JPEG, BMP ou PDF' } as const;

/** The input of one file. The client chooses or drops, replaces and removes it. An alert tells of a refused file. */
export const UploadInput = ({ binding }: Props) => {
  const { id, field, typed, availability } = binding;
  const { refusal, isReading, take, remove } = useUpload(binding);
  const file = typed?.isDeleted === true ? undefined : typed;
  const isOpen = availability === 'open';
  return (
    <GroupFrame binding={binding}>
      <div className="upload">
        <input
          {...describing(binding)}
          className={file === undefined ? 'file-input' : 'file-input sr-only'}
          type="file"
          accept={acceptedExtensions(field.accepts)}
          aria-labelledby={`${labelId(id)} ${id}-pick`}
          disabled={!isOpen}
          onChange={({ currentTarget: input }) => {
            void take(Array.from(input.files ?? []));
            // Lets the client choose the same file again, after a change on the disk.
            input.value = '';
          }}
          // Without this the browser takes the first of several files and says nothing.
          onDrop={(event) => {
            event.preventDefault();
            void take(Array.from(event.dataTransfer.files));
          }}
        />
        {file !== undefined && <ChosenFile file={file} inputId={isOpen ? id : undefined} onRemove={remove} />}
        <div className="drop" hidden={file !== undefined}>
          <Icon name="upload" />
          <strong id={`${id}-pick`}>{isReading ? 'Lendo o arquivo…' : FIELD_SENTENCES.FileMissing}</strong>
          <span className="secondary">{`${KINDS[field.accepts]}, até ${formatFileSize(field.limit)}`}</span>
        </div>
      </div>
      {refusal !== undefined && <Alert body={fieldMessage(field, refusal)} />}
    </GroupFrame>
  );
};

/** Reads the chosen file and puts it into the form. */
const useUpload = ({ id, field, typed, start, onChange }: Props['binding']) => {
  const [refusal, setRefusal] = useState<FileError>();
  const [isReading, setReading] = useState(false);
  const last = useRef(0);
  const replace = (file: UploadedFile | undefined) => {
    if (typed !== undefined) forgetPreview(typed);
    onChange(file);
  };
  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const turn = ++last.current;
    setRefusal(undefined);
    setReading(true);
    const taken = await takeFile(files, field)();
    // The client chose another file or removed this one while the browser read it.
    if (turn !== last.current) return void E.map(forgetPreview)(taken);
    setReading(false);
    E.match(setRefusal, replace)(taken);
  };
  const remove = () => {
    last.current++;
    setReading(false);
    setRefusal(undefined);
    // The server must delete its file, even if the client replaced that file here before.
    const atServer = [typed, start].find((file) => file?.remoteUrl !== undefined);
    replace(atServer && { ...atServer, isDeleted: true });
    document.getElementById(id)?.focus();
  };
  return { refusal, isReading, take, remove };
};
