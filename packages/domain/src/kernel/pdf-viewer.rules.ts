/** @see spec B §2 Reports, B §9 */
const STEP = 1.2;
const MIN_ZOOM = 1;
const MAX_ZOOM = 3;
/** The zoom of a double tap is ours: the specification has none. */
const NEAR = 2;
const MAX_PAGES_AT_ONCE = 15;
const MAX_PAGE_WIDTH = 900;

/** The zoom at the start and after a reset. */
export const INITIAL_ZOOM = MIN_ZOOM;

/** A zoom within the limits: what two fingers ask for. @see spec B §2 Reports */
export const zoomWithin = (zoom: number): number => Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));

/** Zooms in by one step, up to 3. @see spec B §2 Reports */
export const zoomIn = (zoom: number): number => zoomWithin(zoom * STEP);

/** Zooms out by one step, down to 1. @see spec B §2 Reports */
export const zoomOut = (zoom: number): number => zoomWithin(zoom / STEP);

/** Whether a document shows one page at a time instead of all. @see spec B §2 Reports "above 15 pages" */
export const isPaginated = (pages: number): boolean => pages > MAX_PAGES_AT_ONCE;

/** The width of a page without zoom, in CSS pixels. @see spec B §2 Reports "page width at most 900 px" */
export const pageWidth = (available: number): number => Math.min(MAX_PAGE_WIDTH, available);

/** The zoom after a double tap: near, or the whole page again. */
export const zoomByTaps = (zoom: number): number => (zoom > MIN_ZOOM ? MIN_ZOOM : NEAR);
