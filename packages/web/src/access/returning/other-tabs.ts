import { reaction } from 'mobx';
import type { ReturningViewModel } from './returning.view-model.ts';

/** What decides which accounts the returning view shows, and whose its button is, whatever stands before the key. */
const SHOWN = /(^|\.)(savedAccounts|lastDocument|session)$/;

/** The part of a browser's window that tells of other tabs. */
type TabWindow = Pick<Window, 'addEventListener'>;

/**
 * Shows what other tabs do to the accounts of this device: when they do it, when this one gets the focus back (a phone may
 * have kept the event from a tab that slept), and when the client is through with what they were doing meanwhile.
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
