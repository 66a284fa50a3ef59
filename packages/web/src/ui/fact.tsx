import type { ReactNode } from 'react';

interface Props {
  readonly caption: string;
  readonly value: ReactNode;
}

/** A caption and its value, in a `<dl>`. */
export const Fact = ({ caption, value }: Props) => (
  <div>
    <dt>{caption}</dt>
    <dd>{value}</dd>
  </div>
);
