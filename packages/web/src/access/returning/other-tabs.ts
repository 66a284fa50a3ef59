import { reaction } from 'mobx';
import type { ReturningViewModel } from './returning.view-model.ts';

/** The keys of the accounts on the view and of the account that its button opens. Each key may have a prefix. */
const SHOWN = /(^|\.)(savedAccounts|lastDocument|session)$/;

/** The part of a browser's window that reports changes of other tabs. */
type TabWindow = Pick<Window, 'addEventListener'>;

/**
 * Shows what other tabs do to the accounts of this device. It reads the accounts after a change, when this tab gets the
 * focus back, and when the client has closed a dialog. On a phone, a tab that slept may get no event.
 *
 * @returns a function that ends it
 */
export const followOtherTabs = (window: TabWindow, model: Pick<ReturningViewModel, 'isFree' | 'catchUp'>) => {
  const listening = new AbortController();
  const { signal } = listening;
  const onStorage = ({ key }: StorageEvent) => {
    // An event without a key means that the whole storage was emptied.
    if (key === null || SHOWN.test(key)) model.catchUp();
  };
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('focus', model.catchUp, { signal });
  window.addEventListener('pageshow', model.catchUp, { signal });
  const stop = reaction(() => model.isFree, model.catchUp);
  return (): void => {
    listening.abort();
    stop();
  };
};
