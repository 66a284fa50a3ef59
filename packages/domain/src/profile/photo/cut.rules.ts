/** A square of a picture, in the picture's own pixels from its corner at the top left. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

interface Sides {
  readonly width: number;
  readonly height: number;
}

/** The largest square in the middle of a picture. */
export const middleSquare = ({ width, height }: Sides): Square => {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
};

/** How far the middle of a picture is from the middle of the hole through which it is seen. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

/** Moves a picture behind a square hole, as far as the picture still fills the hole. */
export const movedPicture = (at: Offset, by: Offset, sides: Sides & { readonly hole: number }): Offset => {
  const held = (offset: number, length: number): number => {
    const farthest = Math.max(0, (length - sides.hole) / 2);
    return Math.min(farthest, Math.max(-farthest, offset));
  };
  return { x: held(at.x + by.x, sides.width), y: held(at.y + by.y, sides.height) };
};
