import type { Page } from '@playwright/test';

/** A control that has the focus, in pixels. */
interface Control {
  readonly name: string;
  /** With its label, which a press reaches too. */
  readonly width: number;
  readonly height: number;
  /** Whether presses to the left, to the right, above and below within a fingertip are its own. */
  readonly hits: readonly boolean[];
  readonly hasRing: boolean;
  readonly isInSight: boolean;
  /** What does not scroll with it lies over it. */
  readonly isCovered: boolean;
  /** A link in a sentence is as high as its line, and a slice of a chart as large as its share. */
  readonly isAnySize: boolean;
}

/** How high and wide a control is for a finger. */
const TAP = 44;

/** Puts the focus on each control that the Tab key reaches, in its order. */
const visit = (page: Page): Promise<readonly Control[]> =>
  page.evaluate(
    (half) => {
      const labelOf = (control: Element) => (control instanceof HTMLInputElement ? control.labels?.[0] : undefined);
      /** What a person sees of a control whose own box is hidden. */
      const drawnOf = (control: Element): Element => {
        const { width, height } = control.getBoundingClientRect();
        const isHidden = width <= 1 || height <= 1 || getComputedStyle(control).opacity === '0';
        return isHidden ? (labelOf(control) ?? control.parentElement ?? control) : control;
      };
      const isHit = (control: Element, x: number, y: number): boolean => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (control.contains(hit) || hit.closest('label')?.control === control);
      };
      const isUnderBar = (control: Element, x: number, y: number): boolean => {
        for (let hit = document.elementFromPoint(x, y); hit !== null && !hit.contains(control); hit = hit.parentElement)
          if (/fixed|sticky/.test(getComputedStyle(hit).position)) return true;
        return false;
      };
      const hasRing = (element: Element): boolean => {
        const { outlineStyle, outlineWidth, strokeWidth } = getComputedStyle(element);
        // An outline would be a rectangle around a slice.
        if (element instanceof SVGElement) return Number.parseFloat(strokeWidth) >= 2;
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      };
      /** The card around a control may have its ring, or what stands beside it. */
      const around = (control: Element, levels = 5): Element[] =>
        levels === 0 || control.parentElement === null ? [] : [control, ...around(control.parentElement, levels - 1)];
      const controls: Control[] = [];
      for (const control of (document.querySelector('dialog:modal') ?? document).querySelectorAll<
        HTMLElement | SVGElement
      >('a[href], button, input, select, textarea, summary, [tabindex]')) {
        if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true })) continue;
        control.focus();
        const drawn = drawnOf(control);
        const [box] = drawn.getClientRects();
        if (document.activeElement !== control || box === undefined) continue;
        const { left, top, right, bottom } = box;
        const [x, y] = [(left + right) / 2, Math.min(Math.max((top + bottom) / 2, 1), window.innerHeight - 2)];
        const label = labelOf(control)?.getBoundingClientRect() ?? box;
        const text = control.textContent?.trim() ?? '';
        controls.push({
          name: `${control.tagName.toLowerCase()} '${(control.ariaLabel ?? text).slice(0, 40)}'`,
          width: Math.max(right, label.right) - Math.min(left, label.left),
          height: Math.max(bottom, label.bottom) - Math.min(top, label.top),
          hits: [
            isHit(control, x - half, y),
            isHit(control, x + half, y),
            isHit(control, x, y - half),
            isHit(control, x, y + half),
          ],
          hasRing: [...around(drawn), ...(control.parentElement?.children ?? [])].some(hasRing),
          isInSight: (top >= 0 && bottom <= window.innerHeight) || bottom - top > window.innerHeight / 2,
          isCovered: [top + 3, y, bottom - 3].some((at) => isUnderBar(drawn, x, at)),
          isAnySize:
            control instanceof SVGElement ||
            (getComputedStyle(control).display === 'inline' &&
              (control.parentElement?.textContent?.trim() ?? '') !== text),
        });
      }
      (document.activeElement as HTMLElement | null)?.blur(); // it had the focus
      return controls;
    },
    TAP / 2 - 1,
  );

/**
 * What is wrong with the controls of the page: which a finger misses, which show no ring when the keyboard is at them, and
 * which lie under a bar then.
 */
export const controlProblems = async (page: Page): Promise<readonly string[]> => {
  // Only who uses the keyboard gets a ring.
  await page.keyboard.press('Tab');
  return (await visit(page)).flatMap((control) => {
    const { name, width, height, hits } = control;
    const [isLeft, isRight, isAbove, isBelow] = hits;
    const isWide = width > TAP - 1 || (isLeft && isRight);
    const isHigh = height > TAP - 1 || (isAbove && isBelow);
    return [
      ...(control.isInSight ? [] : [`out of sight with the focus: ${name}`]),
      ...(control.isCovered ? [`covered with the focus: ${name}`] : []),
      ...(control.hasRing ? [] : [`no ring: ${name}`]),
      ...((isWide && isHigh) || control.isAnySize
        ? []
        : [`small: ${name}, ${Math.round(width)} × ${Math.round(height)} px`]),
    ];
  });
};
