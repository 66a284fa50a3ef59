/** One shape of the logo, in a square of 48 units. */
interface Shape {
  /** The data of an SVG path. */
  readonly path: string;
  /** Its colour: `--primary` or `--accent` of the brand. On dark ground the logo has the colours of text there. */
  readonly tone: 'primary' | 'accent';
}

/**
 * What makes the portal of one asset manager, as words. Its looks stand beside it in `brand.css`.
 *
 * @see decisions Q107, 0236
 */
export interface Brand {
  /** A feminine name, as of a *gestora*: the portal says 'Na Aroeira você acompanha sua carteira'. */
  readonly productName: string;
  /** Fills /talk-to-{slug}. Lower-case letters, digits and hyphens. */
  readonly slug: string;
  readonly tagline: string;
  /** Digits with country and area code, for the messaging service's link. Empty for a support without it. */
  readonly supportWhatsApp: string;
  /** Becomes a class of the root element. @see spec A §2 Routing rules */
  readonly pageGroup: string;
  readonly logo: readonly Shape[];
}
