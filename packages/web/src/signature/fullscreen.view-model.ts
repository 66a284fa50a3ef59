import type { Session } from '@aroeira/domain/access';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Admission } from './admission.ts';
import type { Ink, InkDrawing } from './ink.ts';
import type { SigningDesk } from './signing-desk.ts';

interface Parts {
  readonly desk: SigningDesk;
  readonly admitted: Admission;
  readonly ink: Ink;
  readonly session: Session;
  readonly back: () => void;
}

/** One visit to /registration/signature/signFullscreen. Only 'Concluir' changes it. @see spec A §3 Signature */
export class FullscreenViewModel {
  /** The drawing on the screen. */
  drawing: InkDrawing | undefined;
  /** Grows when the client clears the pad. */
  sheet = 0;
  readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
    this.drawing = parts.desk.drawing;
    makeAutoObservable(this, { parts: false, drawing: observableRef }, { autoBind: true });
  }

  draw(drawing: InkDrawing): void {
    this.drawing = drawing;
  }

  clear(): void {
    this.drawing = undefined;
    this.sheet += 1;
  }

  save(): void {
    const { desk, back } = this.parts;
    if (this.drawing === undefined) desk.clear();
    else desk.saveFullscreen(this.drawing);
    back();
  }

  open(): Promise<void> {
    return this.parts.admitted.load();
  }

  close(): void {
    this.parts.admitted.close();
  }
}
