import type { ReactNode } from 'react';

/** A caption and its value, in a `<dl>`. */
export const Fact = ({ caption, value }: { readonly caption: string; readonly value: ReactNode }) => (
  <div>
    <dt>{caption}</dt>
    <dd>{value}</dd>
  </div>
);
