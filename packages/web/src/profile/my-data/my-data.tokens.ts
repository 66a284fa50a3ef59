import type { CallFailure } from '@aroeira/domain/kernel';
import type { MyDataPorts, MyDataUseCases } from '@aroeira/domain/profile';
import type { TaskEither } from 'fp-ts/TaskEither';
import { tokens } from '../../composition/token.ts';
import type { MyDataViewModel } from './my-data.view-model.ts';
import type { Zip } from './zip-file.ts';

/** What is kept about the client, and what the client may do about it. */
export const MY_DATA = tokens<{
  Ports: MyDataPorts;
  UseCases: MyDataUseCases;
  LoadZip: TaskEither<CallFailure, Zip>;
  /** Answers nothing without a session. */
  OpenMyData: () => MyDataViewModel | undefined;
}>('MY_DATA');
