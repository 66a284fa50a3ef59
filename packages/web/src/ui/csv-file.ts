import type { FileContent } from '@aroeira/domain/kernel';

/** A spreadsheet as a file, from its text. */
export const csvFile = (text: string): FileContent => ({
  bytes: new TextEncoder().encode(text),
  contentType: 'text/csv;charset=utf-8',
});
