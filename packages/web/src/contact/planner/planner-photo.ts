import type { PlannerPhotos } from '@aroeira/domain/contact';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, runInAction } from 'mobx';

/** What a photo is loaded with. */
export interface PlannerPhotoParts {
  readonly photos: PlannerPhotos;
  readonly urls: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>;
}

/** The photo of a planner during one visit to a page. The dashboard and the page of the planner show the same. */
export class PlannerPhoto {
  /** Its address. Until it is there, and without one, a page shows initials. */
  address: string | undefined = undefined;
  readonly #parts: PlannerPhotoParts;
  /** The planner whose photo was asked for last. */
  #asked: number | undefined;

  constructor(parts: PlannerPhotoParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Loads the photo of a planner, once. */
  async show(id: number): Promise<void> {
    if (this.#asked === id) return;
    this.close();
    this.#asked = id;
    const answer = await this.#parts.photos.of({ id })();
    if (this.#asked !== id || E.isLeft(answer)) return;
    const { bytes, contentType } = answer.right;
    runInAction(() => {
      this.address = this.#parts.urls.createObjectURL(new Blob([bytes], { type: contentType }));
    });
  }

  /** Ends the visit. */
  close(): void {
    this.#asked = undefined;
    if (this.address !== undefined) this.#parts.urls.revokeObjectURL(this.address);
    this.address = undefined;
  }
}
