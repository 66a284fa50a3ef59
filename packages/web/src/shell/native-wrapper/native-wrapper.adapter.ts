import type { NativeWrapper } from './native-wrapper.ts';

/** React Native's web view gives this object to its page. A plain browser does not. */
interface Bridge {
  readonly postMessage: (message: string) => void;
}

const isBridge = (bridge: unknown): bridge is Bridge =>
  typeof bridge === 'object' && bridge !== null && 'postMessage' in bridge && typeof bridge.postMessage === 'function';

/** Finds the native app around a window. Messages are JSON. @see decision Q128 */
export const findWrapper = (window: object): NativeWrapper => {
  const bridge = 'ReactNativeWebView' in window ? window.ReactNativeWebView : undefined;
  if (!isBridge(bridge)) return { _tag: 'None' };
  return { _tag: 'Around', send: (message) => bridge.postMessage(JSON.stringify(message)) };
};
