import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  const listening = new AbortController();
  window.addEventListener('online', listener, { signal: listening.signal });
  window.addEventListener('offline', listener, { signal: listening.signal });
  return () => listening.abort();
};

/** Says that there is no connection while there is none. */
export const OfflineBanner = () => {
  const isOnline = useSyncExternalStore(subscribe, () => window.navigator.onLine);
  return <output>{!isOnline && <span className="banner">Você está sem conexão com a internet.</span>}</output>;
};
