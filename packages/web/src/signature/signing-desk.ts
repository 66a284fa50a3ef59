import {
  EMPTY_PAD,
  withDrawn,
  withSavedFullscreen,
  type ListedTerm,
  type SignatureMethod,
  type SignaturePad,
  type Term,
} from '@aroeira/domain/signature';
import { makeAutoObservable, observableRef } from 'mobx';
import { whenSessionEnds, type Moves } from '../shell/session/kept.ts';
import type { InkDrawing } from './ink.ts';

/** What the pages of the signature share: the read terms, the drawing and the city. It ends with the session. */
export class SigningDesk {
  terms: readonly ListedTerm[] = [];
  /** How many terms the server took. None after the signature. */
  accepted = 0;
  hasSigned = false;
  /** The client redefined the profile, and signs again. @see decision 0223 */
  isRemake = false;
  pad: SignaturePad = EMPTY_PAD;
  drawing: InkDrawing | undefined = undefined;
  method: SignatureMethod = 'drawn';
  city = '';
  typedName = '';
  /** Grows when the client clears the pad, so that the page takes new paper. */
  sheet = 0;

  constructor(navigation: Moves) {
    makeAutoObservable(this, { terms: observableRef, pad: observableRef, drawing: observableRef }, { autoBind: true });
    whenSessionEnds(navigation, this.reset);
  }

  remake(): void {
    this.isRemake = true;
  }

  /** Takes the terms of the server. A term that the client read stays read. */
  list(terms: readonly Term[]): void {
    const before = new Map(this.terms.map((term) => [term.id, term]));
    this.terms = terms.map(({ id, title }) => {
      const { reading = 'unopened', isChecked = false } = before.get(id) ?? {};
      return { id, title, reading, isChecked };
    });
  }

  /** The client read a term in the viewer and accepted it. */
  read(id: number): void {
    this.change(id, { reading: 'readToEnd', isChecked: true });
  }

  check(id: number, isChecked: boolean): void {
    this.change(id, { isChecked });
  }

  accept(ids: readonly number[]): void {
    this.accepted = ids.length;
  }

  draw(drawing: InkDrawing): void {
    this.drawing = drawing;
    this.pad = withDrawn(this.pad, drawing);
  }

  saveFullscreen(drawing: InkDrawing): void {
    this.drawing = drawing;
    this.pad = withSavedFullscreen(this.pad, drawing);
  }

  clear(): void {
    this.pad = EMPTY_PAD;
    this.drawing = undefined;
    this.sheet += 1;
  }

  chooseMethod(method: SignatureMethod): void {
    this.method = method;
  }

  keepTyped(city: string, typedName: string): void {
    this.city = city;
    this.typedName = typedName;
  }

  sign(): void {
    this.reset();
    this.hasSigned = true;
  }

  private change(id: number, changes: Partial<ListedTerm>): void {
    this.terms = this.terms.map((term) => (term.id === id ? { ...term, ...changes } : term));
  }

  private reset(): void {
    this.clear();
    this.terms = [];
    this.accepted = 0;
    this.hasSigned = false;
    this.isRemake = false;
    this.method = 'drawn';
    this.keepTyped('', '');
  }
}
