import type { Locator, Page } from '@playwright/test';
import { madePdf } from '../../made-pdf.ts';

/** The PDF viewer, on the page of a term. */
export const pdfViewerOn = (page: Page) => {
  const button = (name: string): Locator => page.getByRole('button', { name });
  const viewer = {
    well: page.getByRole('region', { name: 'Política de privacidade' }),
    sheets: page.getByRole('article'),
    sheet: (number: number) => page.getByRole('article', { name: new RegExp(`^Página ${number} de `) }),
    pictures: page.locator('article canvas'),
    zoom: page.getByRole('status', { name: 'Zoom' }),
    zoomIn: button('Aumentar zoom'),
    zoomOut: button('Diminuir zoom'),
    reset: button('Redefinir zoom'),
    previous: button('Página anterior'),
    next: button('Próxima página'),
    place: page.getByText(/^Página \d+ de \d+$/),
    print: button('Imprimir'),
    failure: page.getByText('Não foi possível carregar o documento PDF.'),
    /** Lets the server answer with these bytes. */
    serve: (body: Buffer) =>
      page.route('**/api/forms/privacy.pdf', (route) => route.fulfill({ body, contentType: 'application/pdf' })),
    /** Opens the privacy policy with these bytes. */
    show: async (body: Buffer) => {
      await viewer.serve(body);
      await page.goto('/registration/terms?term=privacy');
    },
    /** Opens a document of a number of pages, and waits for its first picture. */
    open: async (pages: number) => {
      await viewer.show(madePdf({ pages }));
      await viewer.pictures.first().waitFor();
    },
    /** The width of the first page on the screen, in CSS pixels. */
    width: async () => (await viewer.sheets.first().boundingBox())?.width ?? 0,
  };
  return viewer;
};
