import type { Scheduler } from '@aroeira/domain/kernel';
import { Copying, NOT_COPIED } from '../ui/copying.ts';
import type { Toasts } from '../ui/feedback/toasts.ts';

interface Parts {
  readonly scheduler: Scheduler;
  readonly toasts: Pick<Toasts, 'say'>;
}

/** Copies the facts of a transfer into the clipboard of the browser. */
export const copyingOf = ({ scheduler, toasts }: Parts): Copying =>
  new Copying({
    scheduler,
    write: async (text) => window.navigator.clipboard.writeText(text),
    failed: () => toasts.say(NOT_COPIED),
  });
