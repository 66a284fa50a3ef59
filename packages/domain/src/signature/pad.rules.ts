import { isDrawing, type InkPoint } from './sign.rules.ts';
import { EMPTY_PAD, type SignaturePad } from './signature.ts';

/** A drawing on white paper. */
export interface Drawing {
  readonly strokes: readonly (readonly InkPoint[])[];
  /** A PNG in base64. */
  readonly image: string;
}

/** The picture to send: none without a drawing. */
const finalOf = ({ strokes, image }: Drawing): string | undefined => (isDrawing(strokes) ? image : undefined);

/** The pad after a stroke. @see spec A §3 Signature */
export const withDrawn = (pad: SignaturePad, drawing: Drawing): SignaturePad => ({
  ...pad,
  drawn: drawing.image,
  final: finalOf(drawing),
});

/** The pad after the client saved the drawing of the whole screen. @see spec A §3 Signature */
export const withSavedFullscreen = (pad: SignaturePad, drawing: Drawing): SignaturePad => ({
  ...pad,
  savedFullscreen: drawing.image,
  final: finalOf(drawing),
});

/** The pad with a typed name, as a picture. @see decision Q172 */
export const withTyped = (image: string): SignaturePad => ({ ...EMPTY_PAD, drawn: image, final: image });
