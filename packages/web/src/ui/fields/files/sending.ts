import type { FileSending, HearSending, UploadedFile } from '@aroeira/domain/kernel';
import { observable, runInAction, type IObservableValue } from 'mobx';

// A file keeps its identity from the field to the call, so nothing between them carries the state.
const states = new WeakMap<UploadedFile, IObservableValue<FileSending | undefined>>();

const stateOf = (file: UploadedFile): IObservableValue<FileSending | undefined> => {
  const known = states.get(file) ?? observable.box<FileSending | undefined>(undefined, { deep: false });
  states.set(file, known);
  return known;
};

/** Shows in the field of a file how far its sending is. */
export const showSending: HearSending = (file, sending) => runInAction(() => stateOf(file).set(sending));

/** How far the sending of a file is. `undefined` until it begins. An observer sees each change. */
export const sendingOf = (file: UploadedFile): FileSending | undefined => stateOf(file).get();
