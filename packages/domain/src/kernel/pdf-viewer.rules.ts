/** @see spec B §2 Reports, B §9 */
const STEP = 1.2;
const MIN_ZOOM = 1;
const MAX_ZOOM = 3;
const MAX_PAGES_AT_ONCE = 15;
const MAX_PAGE_WIDTH = 900;

/** The zoom at the start and after a reset. */
export const INITIAL_ZOOM = MIN_ZOOM;

/** Zooms in by one step, up to 3. @see spec B §2 Reports */
export const zoomIn = (zoom: number): number => Math.min(MAX_ZOOM, zoom * STEP);

/** Zooms out by one step, down to 1. @see spec B §2 Reports */
export const zoomOut = (zoom: number): number => Math.max(MIN_ZOOM, zoom / STEP);

/** Whether a document shows one page at a time instead of all. @see spec B §2 Reports "above 15 pages" */
export const isPaginated = (pages: number): boolean => pages > MAX_PAGES_AT_ONCE;

/** The width of a page without zoom, in CSS pixels. @see spec B §2 Reports "page width at most 900 px" */
export const pageWidth = (available: number): number => Math.min(MAX_PAGE_WIDTH, available);
