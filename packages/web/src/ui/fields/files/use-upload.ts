import type { Field, FileError, UploadedFile, UploadRule } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import { useEffect, useRef, useState } from 'react';
import type { FieldBinding } from '../field-binding.ts';
import { forgetPreview, takeFile, turnFile } from './take-file.ts';

/** What the field of a file receives. */
export type UploadBinding = FieldBinding<UploadedFile | undefined> & {
  readonly field: Field<UploadedFile | undefined, unknown> & UploadRule;
};

/** Reads the chosen file and puts it into the form. */
export const useUpload = ({ id, field, typed, start, onChange, onWait }: UploadBinding) => {
  const [refusal, setRefusal] = useState<FileError>();
  const [isReading, setReading] = useState(false);
  const last = useRef(0);
  // The client left the page, or changed the type of the document, while the browser read the file.
  useEffect(
    () => () => {
      last.current++;
      onWait?.(undefined);
    },
    [onWait],
  );
  const begin = () => {
    setRefusal(undefined);
    return ++last.current;
  };
  const end = () => {
    setReading(false);
    onWait?.(undefined);
  };
  const replace = (file: UploadedFile | undefined) => {
    if (typed !== undefined) forgetPreview(typed);
    onChange(file);
  };
  /** Puts a file into the form. @returns whether it came to that */
  const put = async (reading: TE.TaskEither<FileError, UploadedFile>): Promise<boolean> => {
    const mine = begin();
    setReading(true);
    const taken = await reading();
    // The client chose another file or removed this one while the browser read it.
    if (mine !== last.current) {
      E.map(forgetPreview)(taken);
      return false;
    }
    end();
    E.match(setRefusal, replace)(taken);
    return E.isRight(taken);
  };
  const read = (reading: TE.TaskEither<FileError, UploadedFile>) => {
    const ready = put(reading);
    onWait?.(ready);
  };
  const take = (files: readonly File[]) => (files.length === 0 ? undefined : read(takeFile(files, field)));
  const turn = () => (typed === undefined ? undefined : read(turnFile(typed, field)));
  const remove = () => {
    begin();
    end();
    // The server must delete its file, even if the client replaced that file here before.
    const atServer = [typed, start].find((file) => file?.remoteUrl !== undefined);
    replace(atServer && { ...atServer, isDeleted: true });
    document.getElementById(id)?.focus();
  };
  return { refusal, isReading, take, turn, remove };
};
