import { UPLOAD_LIMIT, type FileError, type UploadedFile, type UploadRule } from '@aroeira/domain/kernel';
import type { PhotoChange, PhotoNotSaved, SavePhoto, Square } from '@aroeira/domain/profile';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Call } from '../../ui/call.ts';
import { forgetPreview, takeFile, turnFile } from '../../ui/fields/files/take-file.ts';
import type { Camera } from './camera/camera.ts';
import type { CutSquare } from './square-picture.ts';

/** A phone's photo may be larger than what is sent: the square of it becomes small. */
export const CHOSEN: UploadRule = { accepts: 'image', limit: UPLOAD_LIMIT };

type PhotoSource = 'files' | 'camera';

interface Parts {
  readonly clientId: number;
  readonly save: SavePhoto;
  readonly cut: CutSquare;
  readonly camera: Camera;
  /** The photo that the pages show. */
  readonly shown: { readonly photo: string | undefined };
  /** Runs after a photo was saved or removed during the visit. */
  readonly saved: (change: PhotoChange) => void;
}

/** One visit to the photo of the profile: its dialog, and what the client does in it. @see spec B §4 Profile photo */
export class PhotoViewModel {
  isOpen = false;
  /** The picture that the client cuts. */
  chosen: UploadedFile | undefined = undefined;
  /** The client wants no photo, and did not save that yet. */
  isRemoved = false;
  /** Where the chosen picture came from. */
  source: PhotoSource = 'files';
  /** The dialog of the camera is open, over the one of the photo. */
  isFilming = false;
  /** The browser reads the chosen file. */
  isReading = false;
  /** Why the chosen file is none. */
  refusal: FileError | undefined = undefined;
  readonly saving = new Call<PhotoNotSaved | FileError>();
  readonly #parts: Parts;
  #square: Square | undefined = undefined;
  /** The number of the last choice. Only its file counts. */
  #choice = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { chosen: observableRef, saving: false }, { autoBind: true });
  }

  /** The photo as it would be after a save, unless the client cuts one. */
  get photo(): string | undefined {
    return this.isRemoved ? undefined : this.#parts.shown.photo;
  }

  /** Whether there is a photo at the server to remove. */
  get hasPhoto(): boolean {
    return this.#parts.shown.photo !== undefined;
  }

  edit(): void {
    this.forget();
    this.isOpen = true;
  }

  get camera(): Camera {
    return this.#parts.camera;
  }

  film(): void {
    this.isFilming = !this.saving.isBusy;
  }

  endFilming(): void {
    this.isFilming = false;
  }

  /** Takes the file that the client chose or photographed. A refused one changes nothing. */
  async take(files: readonly File[], source: PhotoSource = 'files'): Promise<void> {
    if (files.length > 0) await this.read(takeFile(files, CHOSEN), source);
  }

  /** Turns the chosen picture a quarter. */
  async turn(): Promise<void> {
    if (this.chosen !== undefined) await this.read(turnFile(this.chosen, CHOSEN), this.source);
  }

  private async read(reading: TE.TaskEither<FileError, UploadedFile>, source: PhotoSource): Promise<void> {
    if (this.saving.isBusy) return;
    const mine = (this.#choice += 1);
    this.isReading = true;
    this.refusal = undefined;
    this.saving.dismiss();
    const taken = await reading();
    runInAction(() => {
      // The client chose another file, or closed the dialog.
      if (mine !== this.#choice) return void E.map(forgetPreview)(taken);
      this.isReading = false;
      if (E.isLeft(taken)) this.refusal = taken.left;
      else this.cutFrom(taken.right, source);
    });
  }

  /** Hears which part of the picture the client keeps. */
  keep(square: Square): void {
    this.#square = square;
  }

  /** Gives the chosen picture up, or the photo that is there. */
  remove(): void {
    if (this.chosen === undefined) this.isRemoved = this.hasPhoto;
    else this.dropChosen();
    this.saving.dismiss();
  }

  /** Keeps the photo after all. */
  undoRemoval(): void {
    this.isRemoved = false;
    this.saving.dismiss();
  }

  /** Saves what changed and closes the dialog. Without a change it only closes. */
  save(): void {
    if (this.isReading) return;
    const { clientId, save } = this.#parts;
    void this.saving.run(
      pipe(
        this.change(),
        TE.chainFirstW((change) => save(clientId, change)),
      ),
      { done: this.done },
    );
  }

  /** Closes the dialog, unless a save is on its way. */
  leave(): void {
    if (this.saving.isBusy) return;
    this.forget();
    this.isOpen = false;
  }

  /** Ends the visit. */
  close(): void {
    this.forget();
    this.isOpen = false;
    this.saving.close();
  }

  private change(): TE.TaskEither<FileError, PhotoChange | undefined> {
    if (this.chosen !== undefined)
      return pipe(
        this.#parts.cut(this.chosen, this.#square),
        TE.map((base64): PhotoChange => ({ _tag: 'Replaced', base64 })),
      );
    return TE.right(this.isRemoved ? { _tag: 'Removed' } : undefined);
  }

  private done(change: PhotoChange | undefined): void {
    if (change !== undefined) this.#parts.saved(change);
    this.leave();
  }

  private cutFrom(picture: UploadedFile, source: PhotoSource): void {
    this.dropChosen();
    this.chosen = picture;
    this.source = source;
    this.isRemoved = false;
  }

  private dropChosen(): void {
    if (this.chosen !== undefined) forgetPreview(this.chosen);
    this.chosen = undefined;
    this.#square = undefined;
  }

  private forget(): void {
    this.#choice += 1;
    this.dropChosen();
    this.isRemoved = false;
    this.isFilming = false;
    this.isReading = false;
    this.refusal = undefined;
    this.saving.dismiss();
  }
}
