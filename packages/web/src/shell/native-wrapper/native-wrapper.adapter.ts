import type { NativeWrapper, DownloadAnswer } from './native-wrapper.ts';

/** React Native's web view gives this object to its page. A plain browser does not. */
interface Bridge {
  readonly postMessage: (message: string) => void;
}

const isBridge = (bridge: unknown): bridge is Bridge =>
  typeof bridge === 'object' && bridge !== null && 'postMessage' in bridge && typeof bridge.postMessage === 'function';

/** Where events are heard. */
type Heard = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** What the native app needs of a window. */
export interface WrappedWindow extends Heard {
  readonly document: Heard;
  readonly ReactNativeWebView?: unknown;
}

/** Finds the native app around a window. Messages are JSON. @see decisions Q128 and 0189 */
export const findWrapper = (window: WrappedWindow): NativeWrapper => {
  const bridge = window.ReactNativeWebView;
  if (!isBridge(bridge)) return { _tag: 'None' };
  return {
    _tag: 'Around',
    send: (message) => bridge.postMessage(JSON.stringify(message)),
    hear: (take) => {
      const heard = (event: Event): void => {
        const answer = event instanceof MessageEvent && isOfApp(event) ? answerIn(event.data) : undefined;
        if (answer !== undefined) take(answer);
      };
      // The app tells the window on iOS, and the document on Android.
      const targets = [window, window.document];
      for (const target of targets) target.addEventListener('message', heard);
      return () => {
        for (const target of targets) target.removeEventListener('message', heard);
      };
    },
  };
};

/**
 * Whether the native app sent a message. It makes the event inside the page, so the event has no sender. The browser
 * names the sender of every message from a frame or another window.
 */
const isOfApp = ({ source, origin }: MessageEvent): boolean => source === null && origin === '';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const STATUSES: readonly DownloadAnswer['status'][] = ['saved', 'noViewer', 'failed'];

/** The native app's answer about a download. `undefined` for any other message. @see decision 0189 */
const answerIn = (data: unknown): DownloadAnswer | undefined => {
  const message = typeof data === 'string' ? parsed(data) : undefined;
  if (!isObject(message) || message.type !== 'download' || !isObject(message.payload)) return undefined;
  const { id, status: said } = message.payload;
  const status = STATUSES.find((known) => known === said);
  return typeof id === 'string' && status !== undefined ? { id, status } : undefined;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
