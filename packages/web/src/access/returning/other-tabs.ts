import { reaction } from 'mobx';
import type { ReturningViewModel } from './returning.view-model.ts';

/** The keys that decide which accounts the view shows, and which one its button opens. A prefix may stand before each. */
const SHOWN = /(^|\.)(savedAccounts|lastDocument|session)$/;

/** The part of a browser's window that tells of other tabs. */
type TabWindow = Pick<Window, 'addEventListener'>;

/**
 * Shows what other tabs do to the accounts of this device. It looks when they do it, when this tab gets the focus
 * back, and when the client has finished what they were doing. A phone may keep the event from a tab that slept.
 *
 * @returns what ends it
 */
export const followOtherTabs = (window: TabWindow, model: Pick<ReturningViewModel, 'isFree' | 'catchUp'>) => {
  const listening = new AbortController();
  const { signal } = listening;
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key all of the storage was emptied.
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
