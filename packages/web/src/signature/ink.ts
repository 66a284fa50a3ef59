import type { Drawing } from '@aroeira/domain/signature';
import type { PointGroup } from 'signature_pad';

/** A drawing, with what draws it again on paper of another size. */
export interface InkDrawing extends Drawing {
  readonly groups: readonly PointGroup[];
  /** The paper in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** A canvas on which the client draws. */
export interface OpenPad {
  readonly close: () => void;
}

/** What a canvas needs to be a pad. */
export interface PadParts {
  readonly canvas: HTMLCanvasElement;
  /** The drawing that is there already. */
  readonly start: InkDrawing | undefined;
  /** Called after each stroke. */
  readonly drawn: (drawing: InkDrawing) => void;
}

/** What the pages of the signature need of a canvas. */
export interface Ink {
  /** @throws Error if the program that draws did not load */
  readonly openPad: (parts: PadParts) => Promise<OpenPad>;
  /** Writes a name on white paper. @returns a PNG in base64 */
  readonly write: (name: string) => string;
}
