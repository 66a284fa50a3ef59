import type { Fields, FieldType, UploadedFile } from '@aroeira/domain/kernel';
import {
  draftOf,
  filesChosenIn,
  filesLostFrom,
  isDrafted,
  typedFromDraft,
  type DraftContent,
  type DraftName,
  type DraftOwner,
  type StepDrafts,
} from '@aroeira/domain/registration';
import { filesLostMessage, filesNotKeptMessage } from '@aroeira/domain/registration/messages';
import { compareStructural, makeAutoObservable, reaction } from 'mobx';

/** What a draft needs of a `FormModel`. */
export interface DraftedForm {
  readonly fields: Fields;
  readonly visible: readonly string[];
  readonly typed: Readonly<Record<string, unknown>>;
  readonly start: Readonly<Record<string, unknown>>;
  readonly isChanged: boolean;
  fill(values: Readonly<Record<string, unknown>>): void;
  reset(name: string): void;
}

interface Parts {
  readonly drafts: StepDrafts;
  readonly owner: DraftOwner;
  readonly page: DraftName;
  readonly form: DraftedForm;
  /** Whether a draft belongs to what the page shows. */
  readonly ownsDraft?: ((draft: DraftContent) => boolean) | undefined;
}

/** Where the draft of each owner is. */
const WHERE = {
  Client: 'Rascunho guardado só neste dispositivo. Você pode fechar o portal e continuar depois.',
  Visitor: 'Rascunho guardado só nesta aba, até você fechá-la.',
} as const;

/** What the client typed in one page and did not send. It follows the form until the visit ends. @see decision 0202 */
export class Draft {
  /** Whether the device holds something of this page. */
  isKept = false;
  /** The fields whose file was chosen in an earlier visit. */
  private lost: readonly string[] = [];
  private readonly parts: Parts;
  private readonly stop: () => void;

  constructor(parts: Parts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'stop'>(this, { parts: false, stop: false }, { autoBind: true });
    const { drafts, owner, page, form, ownsDraft } = parts;
    const kept = drafts.read(owner, page);
    const found = kept === undefined || ownsDraft?.(kept) === false ? undefined : kept;
    if (found !== undefined) {
      form.fill(typedFromDraft(form.fields, found));
      this.lost = filesLostFrom(form.fields, found);
    }
    this.isKept = found !== undefined && this.isWorthKeeping;
    this.stop = reaction(() => form.typed, this.follow);
  }

  /** Whether leaving loses something that no draft holds, such as a chosen picture. */
  get losesWork(): boolean {
    return this.isChangedIn((type) => !isDrafted(type));
  }

  /** Where the draft is, what that means, and what it does not hold. */
  get says(): string {
    if (!this.isKept) return '';
    const [chosen, gone] = [this.chosen.length, this.gone];
    return [
      ...(this.isChangedIn(isDrafted) ? [WHERE[this.parts.owner._tag]] : []),
      ...(chosen > 0 ? [filesNotKeptMessage(chosen)] : []),
      ...(gone.length > 0 ? [filesLostMessage(gone.map((name) => this.parts.form.fields[name]?.caption ?? name))] : []),
    ].join(' ');
  }

  /** Goes back to the values before the first change, at the client's wish. */
  discard(): void {
    const { form } = this.parts;
    this.lost = [];
    for (const name of Object.keys(form.fields)) form.reset(name);
    this.remove();
  }

  /** Removes the draft: the client sent the page, or left without it. */
  remove(): void {
    const { drafts, owner, page } = this.parts;
    drafts.remove(owner, page)();
    this.isKept = false;
  }

  close(): void {
    this.stop();
  }

  /** The files that the client chose in this visit. */
  get files(): readonly UploadedFile[] {
    // The field of a file holds one.
    return this.chosen.map((name) => this.parts.form.typed[name] as UploadedFile);
  }

  /** The fields on the page whose file the client chose in this visit. */
  private get chosen(): readonly string[] {
    const { fields, visible, typed } = this.parts.form;
    return filesChosenIn(fields, typed).filter((name) => visible.includes(name));
  }

  /** The fields on the page whose file the client must choose again. */
  private get gone(): readonly string[] {
    const { visible } = this.parts.form;
    return this.lost.filter((name) => visible.includes(name) && !this.chosen.includes(name));
  }

  private get isWorthKeeping(): boolean {
    return this.parts.form.isChanged || this.gone.length > 0;
  }

  private isChangedIn(isMeant: (type: FieldType) => boolean): boolean {
    const { fields, visible, typed, start } = this.parts.form;
    return visible.some((name) => {
      const type = fields[name]?.type;
      return type !== undefined && isMeant(type) && !compareStructural(typed[name], start[name]);
    });
  }

  private follow(): void {
    const { drafts, owner, page, form } = this.parts;
    const files = [...this.chosen, ...this.gone];
    const content = this.isWorthKeeping ? draftOf(form.fields, form.typed, files) : undefined;
    if (content === undefined) this.remove();
    else drafts.keep(owner, page, content)();
    this.isKept = content !== undefined;
  }
}
