import type { Fields } from '@aroeira/domain/kernel';
import {
  draftOf,
  isDrafted,
  typedFromDraft,
  type DraftContent,
  type DraftOwner,
  type FormStep,
  type StepDrafts,
} from '@aroeira/domain/registration';
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
  readonly step: FormStep;
  readonly form: DraftedForm;
  /** Whether a draft belongs to what the page shows. */
  readonly ownsDraft?: ((draft: DraftContent) => boolean) | undefined;
}

/** What the client typed in one page and did not send. It follows the form until the visit ends. @see decision 0202 */
export class Draft {
  /** Whether the device holds what the client typed. */
  isKept = false;
  private readonly parts: Parts;
  private readonly stop: () => void;

  constructor(parts: Parts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'stop'>(this, { parts: false, stop: false }, { autoBind: true });
    const { drafts, owner, step, form, ownsDraft } = parts;
    const kept = drafts.read(owner, step);
    const found = kept === undefined || ownsDraft?.(kept) === false ? undefined : kept;
    if (found !== undefined) form.fill(typedFromDraft(form.fields, found));
    this.isKept = found !== undefined && form.isChanged;
    this.stop = reaction(() => form.typed, this.follow);
  }

  /** Whether leaving loses something that no draft holds, such as a chosen picture. */
  get losesWork(): boolean {
    const { fields, visible, typed, start } = this.parts.form;
    return visible.some((name) => {
      const type = fields[name]?.type;
      return type !== undefined && !isDrafted(type) && !compareStructural(typed[name], start[name]);
    });
  }

  /** Where the draft is, and what that means. */
  get says(): string {
    return this.parts.owner._tag === 'Client'
      ? 'Rascunho guardado só neste aparelho. Você pode fechar o portal e continuar depois.'
      : 'Rascunho guardado só nesta aba, até você fechá-la.';
  }

  /** Goes back to the values before the first change, at the client's wish. */
  discard(): void {
    const { form } = this.parts;
    for (const name of Object.keys(form.fields)) form.reset(name);
    this.remove();
  }

  /** Removes the draft: the client sent the page, or left without it. */
  remove(): void {
    const { drafts, owner, step } = this.parts;
    drafts.remove(owner, step)();
    this.isKept = false;
  }

  close(): void {
    this.stop();
  }

  private follow(): void {
    const { drafts, owner, step, form } = this.parts;
    const content = form.isChanged ? draftOf(form.fields, form.typed) : undefined;
    if (content === undefined) this.remove();
    else drafts.keep(owner, step, content)();
    this.isKept = content !== undefined;
  }
}
