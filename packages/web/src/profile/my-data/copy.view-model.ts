import type { CallFailure } from '@aroeira/domain/kernel';
import {
  clientDataFileName,
  clientDataFiles,
  type ClientData,
  type LoadClientData,
  type TooManyCopies,
} from '@aroeira/domain/profile';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { KeepFile } from '../../shell/native-wrapper/downloads.ts';
import { Call } from '../../ui/call.ts';
import type { Zip } from './zip-file.ts';

/** What the card of the copy works with. */
export interface CopyParts {
  readonly clientId: number;
  readonly copy: LoadClientData;
  readonly loadZip: TE.TaskEither<CallFailure, Zip>;
  /** Gives a file to the client. `undefined` where files cannot be kept, as inside the native app. */
  readonly keepFile: KeepFile | undefined;
  readonly kept: () => void;
}

/** The copy of the client's data. The browser packs it: no copy stays on the server. @see decision 0240 */
export class CopyViewModel {
  readonly call = new Call<CallFailure | TooManyCopies>();
  private readonly parts: CopyParts;

  constructor(parts: CopyParts) {
    this.parts = parts;
  }

  get canKeepFiles(): boolean {
    return this.parts.keepFile !== undefined;
  }

  /** Loads what packs the files before the data: the server counts how often it gives them. */
  readonly take = (): Promise<void> =>
    this.call.run(
      pipe(
        this.parts.loadZip,
        TE.bindTo('zip'),
        TE.bindW('data', () => this.parts.copy(this.parts.clientId)),
      ),
      { done: this.keep },
    );

  close(): void {
    this.call.close();
  }

  private readonly keep = ({ zip, data }: { readonly zip: Zip; readonly data: ClientData }): void => {
    this.parts.keepFile?.(zip(clientDataFiles(data)), clientDataFileName(data, 'zip'));
    this.parts.kept();
  };
}
