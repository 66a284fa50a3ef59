import type { Page } from '@playwright/test';

/** Its edges in pixels. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A box that shows only a part of what it holds, and whether it scrolls to the rest. */
interface Frame {
  readonly box: Box;
  readonly across: string;
  readonly along: string;
}

/** One line of a text. */
interface Line {
  readonly text: string;
  /** Its text, which may have more lines. */
  readonly of: number;
  /** What it lies on. A bar, a dialog and an open list lie over the page on purpose. */
  readonly surface: number;
  readonly box: Box;
  readonly frames: readonly number[];
}

/** What lies further right than the page is wide. A part that is cut off there does not scroll. */
const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    // A phone zooms out of a page that is too wide, and calls that its inner width.
    const { clientWidth, scrollWidth } = document.documentElement;
    const isScrolled = (element: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) ||
      (element.parentElement !== null && isScrolled(element.parentElement));
    const parts = [...document.querySelectorAll('main, main *')].filter(
      (part) => part.getBoundingClientRect().right > clientWidth + 1 && !isScrolled(part),
    );
    return [
      ...(scrollWidth > clientWidth ? [`the page: ${scrollWidth} px in ${clientWidth}`] : []),
      ...parts.map((part) => part.outerHTML.slice(0, 80)),
    ];
  });

/** All that a person can read on the page, in lines, and the boxes that cut or scroll it. */
const read = (page: Page): Promise<{ readonly lines: readonly Line[]; readonly frames: readonly Frame[] }> =>
  page.evaluate(() => {
    // What is far from the eye is not drawn, and has a height that is guessed.
    const near = new CSSStyleSheet();
    near.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(near);
    const [surfaces, framing]: [Element[], Element[]] = [[], []];
    const placeIn = (list: Element[], element: Element): number => {
      if (!list.includes(element)) list.push(element);
      return list.indexOf(element);
    };
    const surfaceOf = (from: Element): Element => {
      const { position, zIndex } = getComputedStyle(from);
      const isRaised = /fixed|sticky/.test(position) || (position === 'absolute' && zIndex !== 'auto');
      if (isRaised || from.parentElement === null || from.matches(':modal, :popover-open')) return from;
      return surfaceOf(from.parentElement);
    };
    const framesOf = (from: Element, isLoose = false): Element[] => {
      if (from === document.body || from.parentElement === null) return [];
      const { overflow, position, display } = getComputedStyle(from);
      // Only a positioned box cuts what is positioned in it.
      const isFrame = overflow !== 'visible' && display !== 'inline' && !(isLoose && position === 'static');
      const outer =
        position === 'fixed'
          ? []
          : framesOf(from.parentElement, position === 'absolute' || (isLoose && position === 'static'));
      return isFrame ? [from, ...outer] : outer;
    };
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let of = 0; walker.nextNode() !== null; of += 1) {
      const { parentElement: parent, textContent } = walker.currentNode;
      const text = textContent?.trim() ?? '';
      if (
        text === '' ||
        parent === null ||
        parent.closest('.sr-only, .pdf-text, option, script, style, noscript') !== null
      )
        continue;
      // Only a screen reader reads it. A page of a PDF is a picture with its text over it.
      if (getComputedStyle(parent).clipPath === 'inset(50%)') continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const surface = placeIn(surfaces, surfaceOf(parent));
      const frames = framesOf(parent).map((frame) => placeIn(framing, frame));
      for (const { left, top, right, bottom } of range.getClientRects()) {
        // Letters are less high than their line.
        const spare = (bottom - top) / 5;
        lines.push({ text, of, surface, frames, box: { left, right, top: top + spare, bottom: bottom - spare } });
      }
    }
    const frames = framing.map((frame) => {
      const { left, top, right, bottom } = frame.getBoundingClientRect();
      const { overflowX, overflowY } = getComputedStyle(frame);
      return { box: { left, top, right, bottom }, across: overflowX, along: overflowY };
    });
    document.adoptedStyleSheets.pop();
    return { lines, frames };
  });

const CUTS = /hidden|clip/;

/** Less than this is rounding. */
const SLACK = 1;

/** The part of a line that its frames show, and whether one of them cuts it. */
const seenOf = ({ box, frames }: Line, all: readonly Frame[]): { readonly seen: Box; readonly isCut: boolean } => {
  let [seen, isCut] = [box, false];
  for (const frame of frames.flatMap((place) => all[place] ?? [])) {
    const { left, top, right, bottom } = frame.box;
    const isAcross = frame.across !== 'visible';
    const isAlong = frame.along !== 'visible';
    isCut ||= CUTS.test(frame.across) && (seen.left < left - SLACK || seen.right > right + SLACK);
    isCut ||= CUTS.test(frame.along) && (seen.top < top - SLACK || seen.bottom > bottom + SLACK);
    seen = {
      left: isAcross ? Math.max(seen.left, left) : seen.left,
      right: isAcross ? Math.min(seen.right, right) : seen.right,
      top: isAlong ? Math.max(seen.top, top) : seen.top,
      bottom: isAlong ? Math.min(seen.bottom, bottom) : seen.bottom,
    };
  }
  return { seen, isCut };
};

const meet = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;

const quoted = ({ text }: Line): string => `'${text.slice(0, 60)}'`;

/** The choices and placeholders that are longer than their field. What a person types scrolls with the caret. */
const cutInFields = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll('select, input')].flatMap((field) => {
      const text =
        field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.getAttribute('placeholder');
      if (pen === null || !text || !field.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return [];
      const { paddingLeft, paddingRight } = getComputedStyle(field);
      const { font, letterSpacing } = getComputedStyle(
        field,
        field instanceof HTMLSelectElement ? '' : '::placeholder',
      );
      Object.assign(pen, { font, letterSpacing });
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return pen.measureText(text).width > room + 1 ? [`'${text.slice(0, 60)}'`] : [];
    });
  });

/** What is wrong with how the page lies: what is too wide, which texts are cut, and which lie over each other. */
export const layoutProblems = async (page: Page): Promise<readonly string[]> => {
  const { lines, frames } = await read(page);
  const shown = lines.map((line) => ({ line, ...seenOf(line, frames) }));
  const over = shown.flatMap(({ line, seen }, place) =>
    shown
      .slice(place + 1)
      .filter((other) => other.line.of !== line.of && other.line.surface === line.surface && meet(seen, other.seen))
      .map((other) => `over each other: ${quoted(line)}, ${quoted(other.line)}`),
  );
  const cut = shown.filter(({ isCut }) => isCut).map(({ line }) => `cut: ${quoted(line)}`);
  const cutToo = (await cutInFields(page)).map((text) => `cut: ${text}`);
  const wide = (await tooWide(page)).map((part) => `too wide: ${part}`);
  return [...new Set([...wide, ...cut, ...cutToo, ...over])];
};
