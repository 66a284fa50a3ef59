import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  const listening = new AbortController();
  window.addEventListener('online', listener, { signal: listening.signal });
  window.addEventListener('offline', listener, { signal: listening.signal });
  return () => listening.abort();
};

const isConnected = (): boolean => window.navigator.onLine;

/** Tells the client that there is no connection. */
export const OfflineBanner = () => {
  const isOnline = useSyncExternalStore(subscribe, isConnected, isConnected);
  return <output>{!isOnline && <span className="banner">Você está sem conexão com a internet.</span>}</output>;
};
