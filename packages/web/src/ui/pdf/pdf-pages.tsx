import { isPaginated } from '@aroeira/domain/kernel';
import { useEffect, useRef } from 'react';
import type { PdfPage } from './pdf-document.ts';
import type { ShownPdf } from './use-pdf.ts';

/** The pages of a PDF, under each other. */
export const PdfPages = ({ pdf: { document, pages } }: { readonly pdf: ShownPdf }) => (
  <div className="pdf-well">
    {pages.map((page) => (
      <Sheet key={page.number} page={page} total={document.pages} />
    ))}
    {isPaginated(document.pages) && <p>{`Página 1 de ${document.pages}`}</p>}
  </div>
);

interface SheetProps {
  readonly page: PdfPage;
  readonly total: number;
}

const Sheet = ({ page, total }: SheetProps) => {
  const picture = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const giveUp = new AbortController();
    page.draw(900, giveUp.signal).then(
      (canvas) => picture.current?.replaceChildren(canvas),
      () => undefined,
    );
    return () => giveUp.abort();
  }, [page]);
  useEffect(() => {
    const layer = text.current;
    if (layer === null) return;
    layer.replaceChildren();
    page.write(layer).catch(() => undefined);
  }, [page]);
  return (
    <article className="pdf-sheet" aria-label={`Página ${page.number} de ${total}`}>
      <div ref={picture} aria-hidden="true" />
      <div className="pdf-text" ref={text} />
    </article>
  );
};
