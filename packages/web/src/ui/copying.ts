import type { Scheduler } from '@aroeira/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Toasts } from './feedback/toasts.ts';

/** Milliseconds that the check stays. @see spec B §9 */
const CHECK_STAYS = 2000;

/** What a page says when the browser does not allow a copy. */
export const NOT_COPIED = 'Não foi possível copiar. Anote o dado.';

/** What copying works with. */
export interface CopyingParts {
  readonly scheduler: Scheduler;
  /** Puts a text into the clipboard. It rejects when the browser does not allow it. */
  readonly write: (text: string) => Promise<void>;
  readonly failed: () => void;
}

/** Copies texts of a page, and says for a moment which one was copied. */
export class Copying {
  /** The name of the text that was copied last. */
  last: string | undefined = undefined;
  readonly #parts: CopyingParts;
  #cancel: () => void = () => undefined;

  constructor(parts: CopyingParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async copy(name: string, text: string): Promise<void> {
    try {
      await this.#parts.write(text);
    } catch {
      this.#parts.failed();
      return;
    }
    this.#cancel();
    runInAction(() => (this.last = name));
    this.#cancel = this.#parts.scheduler.after(CHECK_STAYS, this.forget);
  }

  /** Ends the visit. */
  close(): void {
    this.#cancel();
  }

  private forget(): void {
    this.last = undefined;
  }
}

interface Clipboard {
  readonly scheduler: Scheduler;
  readonly toasts: Pick<Toasts, 'say'>;
}

/** Copies into the clipboard of the browser. */
export const copyingOf = ({ scheduler, toasts }: Clipboard): Copying =>
  new Copying({
    scheduler,
    write: async (text) => window.navigator.clipboard.writeText(text),
    failed: () => toasts.say(NOT_COPIED),
  });
