/** A column of a table. Columns without a width share what is left. */
export interface PdfColumn {
  readonly title: string;
  /** In points. */
  readonly width?: number;
  /** Numbers stand at the end of their column. The default is the start. */
  readonly isNumber?: boolean;
}

/** A line of a chart. A dashed one is told from the other without colour. */
interface PdfLine {
  readonly name: string;
  readonly isDashed?: boolean;
}

export type PdfBlock =
  | { readonly kind: 'heading'; readonly text: string; readonly startsPage?: boolean }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** A few values with their names, the first one in large letters. */
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] }
  | {
      readonly kind: 'table';
      readonly columns: readonly PdfColumn[];
      readonly rows: readonly (readonly string[])[];
      /** The last row, in bold. */
      readonly total?: readonly string[];
    }
  | {
      readonly kind: 'picture';
      /** The bytes of a PNG. */
      readonly png: Uint8Array;
      /** What the picture shows, for who does not see it. */
      readonly alt: string;
      /** In points. The picture keeps its shape and fits in. */
      readonly width: number;
      readonly height: number;
    }
  | {
      readonly kind: 'chart';
      /** What the chart says, for who does not see it. */
      readonly alt: string;
      readonly lines: readonly PdfLine[];
      /** Oldest first. A point has a value in percent for each line. */
      readonly points: readonly { readonly day: string; readonly values: readonly number[] }[];
    };

/** What a PDF of the sandbox holds, as data that a thread can send to another. */
export interface PdfContent {
  readonly title: string;
  /** Stands under the title, such as a period. */
  readonly subtitle: string;
  /** Stands at the foot of every page. */
  readonly foot: string;
  /** The day on which it is made, `YYYY-MM-DD`. The same content gives the same bytes. */
  readonly madeOn: string;
  readonly blocks: readonly PdfBlock[];
}
