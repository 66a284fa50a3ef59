import type { PointGroup } from 'signature_pad';
import type { Ink, InkDrawing } from './ink.ts';

/** The paper is white and the ink is dark in both themes: the client sees what is sent. @see spec A §3 Signature */
const [PAPER, INK] = ['#ffffff', '#14201c'];

/** The server takes no picture with a longer side, in pixels. */
const LONGEST = 4000;

/** The pixels of a canvas for each CSS pixel. */
const ratioFor = (width: number, height: number): number =>
  Math.min(Math.max(window.devicePixelRatio, 1), 2, LONGEST / width, LONGEST / height);

const pngOf = (canvas: HTMLCanvasElement): string => canvas.toDataURL('image/png').replace(/^data:[^,]*,/, '');

/** The white around a drawing that comes from other paper, in pixels. */
const MARGIN = 16;

/** A drawing on other paper: in its middle, and as large as it was if it fits. */
const fitted = ({ groups, ...from }: InkDrawing, width: number, height: number): PointGroup[] => {
  if (from.width === width && from.height === height) return [...groups];
  const points = groups.flatMap((group) => group.points);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const factor = Math.min(1, (width - 2 * MARGIN) / (right - left), (height - 2 * MARGIN) / (bottom - top));
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return groups.map((group) => ({
    ...group,
    points: group.points.map((point) => ({
      ...point,
      x: width / 2 + (point.x - middle.x) * factor,
      y: height / 2 + (point.y - middle.y) * factor,
    })),
  }));
};

const openPad: Ink['openPad'] = async ({ canvas, start, drawn }) => {
  const { default: SignaturePad } = await import('signature_pad');
  const pad = new SignaturePad(canvas, { backgroundColor: PAPER, penColor: INK, minWidth: 1, maxWidth: 3 });
  let last = start;
  let [width, height] = [0, 0];
  let isDrawing = false;
  const end = (): void => {
    isDrawing = false;
    // The pad adds the next stroke to its own list.
    const groups = [...pad.toData()];
    last = { groups, strokes: groups.map(({ points }) => points), image: pngOf(canvas), width, height };
    drawn(last);
  };
  pad.addEventListener('beginStroke', () => {
    isDrawing = true;
  });
  pad.addEventListener('endStroke', end);
  const fit = (): void => {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    if (isDrawing) {
      // The paper changes under the finger, so the stroke ends here. The pad would wait for its end for ever, and draw
      // no other one: it forgets the finger when it becomes empty.
      pad.off();
      pad.on();
      end();
    }
    [width, height] = [clientWidth, clientHeight];
    const ratio = ratioFor(width, height);
    // A change of its size makes a canvas empty and takes its scale back.
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    canvas.getContext('2d')?.scale(ratio, ratio);
    if (last === undefined) pad.clear();
    else pad.fromData(fitted(last, width, height));
  };
  fit();
  const sizes = new ResizeObserver(fit);
  sizes.observe(canvas);
  return {
    close: () => {
      sizes.disconnect();
      pad.off();
    },
  };
};

/** The paper of a written name, in pixels. */
const SHEET = { width: 900, height: 300, margin: 40, letters: 96 } as const;

/** The script of `signature.css`. The page showed the name in it, so it is there. Otherwise the browser's own one stands in. */
const SCRIPT = `${SHEET.letters}px "Dancing Script", cursive`;

const write: Ink['write'] = (name) => {
  const canvas = document.createElement('canvas');
  canvas.width = SHEET.width;
  canvas.height = SHEET.height;
  const context = canvas.getContext('2d');
  if (context === null) return '';
  context.fillStyle = PAPER;
  context.fillRect(0, 0, SHEET.width, SHEET.height);
  context.fillStyle = INK;
  context.font = SCRIPT;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(name, SHEET.width / 2, SHEET.height / 2, SHEET.width - 2 * SHEET.margin);
  return pngOf(canvas);
};

/** Draws on the canvases of the browser. The library comes with the first pad. */
export const canvasInk: Ink = { openPad, write };
