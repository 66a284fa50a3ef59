import { isPaginated } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { useEffect, useState } from 'react';
import type { OpenPdf, PdfDocument, PdfNotShown, PdfPage } from './pdf-document.ts';

/** A PDF with the pages that the viewer shows at once: all of them, or the first of many. */
export interface ShownPdf {
  readonly document: PdfDocument;
  readonly pages: readonly PdfPage[];
}

type State =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: PdfNotShown }
  | { readonly _tag: 'Shown'; readonly pdf: ShownPdf };

const LOADING = { _tag: 'Loading' } as const;

/** Opens a PDF while the component stays, and closes it then. */
export const usePdf = (open: OpenPdf, bytes: Uint8Array): readonly [State, () => void] => {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>(LOADING);
  useEffect(() => {
    let isOver = false;
    let opened: PdfDocument | undefined;
    const load = async () => {
      const answer = await open(bytes)();
      if (E.isRight(answer)) opened = answer.right;
      const next = E.isRight(answer) ? await shownOf(answer.right) : failed(answer.left);
      if (isOver) opened?.close();
      else setState(next);
    };
    void load();
    return () => {
      isOver = true;
      opened?.close();
      setState(LOADING);
    };
  }, [open, bytes, attempt]);
  return [state, () => setAttempt((number) => number + 1)];
};

const failed = (failure: PdfNotShown): State => ({ _tag: 'Failed', failure });

/** The first pages. A file whose first pages are broken is a broken file. */
const shownOf = async (document: PdfDocument): Promise<State> => {
  const first = isPaginated(document.pages) ? 1 : document.pages;
  try {
    const pages = await Promise.all(Array.from({ length: first }, (_, i) => document.page(i + 1)));
    return { _tag: 'Shown', pdf: { document, pages } };
  } catch {
    return failed({ _tag: 'NotReadable' });
  }
};
