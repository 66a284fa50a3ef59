import {
  EMPTY_PAD,
  withDrawn,
  withSavedFullscreen,
  type ListedTerm,
  type SignatureMethod,
  type SignaturePad,
  type SigningUnderWay,
  type Term,
} from '@aroeira/domain/signature';
import { makeAutoObservable, observableRef } from 'mobx';
import { whenSessionEnds, type Moves } from '../shell/session/kept.ts';
import type { InkDrawing } from './ink.ts';

interface Parts {
  readonly navigation: Moves;
  /** What of it outlives a reload. */
  readonly underWay: SigningUnderWay;
}

/** What the pages of the signature share: the read terms, the drawing and the city. It ends with the session. */
export class SigningDesk {
  terms: readonly ListedTerm[] = [];
  /** The terms that the server took. None after the signature. */
  accepted: readonly number[] = [];
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

  readonly #underWay: SigningUnderWay;

  constructor({ navigation, underWay }: Parts) {
    this.#underWay = underWay;
    makeAutoObservable(
      this,
      { terms: observableRef, accepted: observableRef, pad: observableRef, drawing: observableRef },
      { autoBind: true },
    );
    whenSessionEnds(navigation, this.reset);
  }

  remake(): void {
    this.isRemake = true;
  }

  /** Finds what the client accepted before a reload. */
  recall(clientId: number): void {
    if (this.accepted.length > 0 || this.hasSigned) return;
    const { termIds = [], isRemake = false } = this.#underWay.read(clientId) ?? {};
    this.accepted = termIds;
    this.isRemake ||= isRemake;
  }

  /** Takes the terms of the server. A term that the client read, or has accepted, stays read. */
  list(terms: readonly Term[]): void {
    const before = new Map(this.terms.map((term) => [term.id, term]));
    this.terms = terms.map(({ id, title }) => {
      const isAccepted = this.accepted.includes(id);
      const { reading = isAccepted ? 'readToEnd' : 'unopened', isChecked = isAccepted } = before.get(id) ?? {};
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

  accept(clientId: number, termIds: readonly number[]): void {
    this.accepted = termIds;
    this.#underWay.keep({ clientId, termIds, isRemake: this.isRemake })();
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
    this.accepted = [];
    this.#underWay.remove();
    this.hasSigned = false;
    this.isRemake = false;
    this.method = 'drawn';
    this.keepTyped('', '');
  }
}
