import type { Node } from '../ledger/syntax.ts';
import { calledIn, refuses } from './shape.ts';

const waits = (node: Node): boolean =>
  node.type === 'AwaitExpression' ||
  (node.type === 'ForOfStatement' && node['await'] === true) ||
  (node.type === 'CallExpression' && /^(then|catch|finally)$/.test(calledIn(node)));

/** A page may wait for the code of its own parts: `lazy(async () => …)`. */
const isOfLazy = (node: Node, around: (node: Node) => Node | undefined): boolean => {
  for (let outside = around(node); outside !== undefined; outside = around(outside))
    if (calledIn(outside) === 'lazy') return true;
  return false;
};

export const awaitingPages = refuses(
  /^packages\/web\/src\/.*\.page\.tsx$/,
  (node, around) => waits(node) && !isOfLazy(node, around),
  'a view model calls, and ends its calls with the visit: a page that waits acts after it was left',
);
