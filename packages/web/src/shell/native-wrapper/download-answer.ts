import type { DownloadAnswer } from './native-wrapper.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const STATUSES: readonly DownloadAnswer['status'][] = ['saved', 'noViewer', 'failed'];

/** The native app's answer about a download. `undefined` for any other message. @see decision 0189 */
export const answerIn = (data: unknown): DownloadAnswer | undefined => {
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
