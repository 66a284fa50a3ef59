import { allIn, at, nodesOf } from '../ledger/syntax.ts';
import { calledIn, isProduct, nameOf, refuses, type Guard } from './shape.ts';

export const noValidate = refuses(
  /^packages\/web\/src\/(?!ui\/(form-page|submit-form)\.tsx$|ui\/forms\/)/,
  (node) =>
    (node.type === 'JSXOpeningElement' && nameOf(at(node, 'name')) === 'form') ||
    (node.type === 'JSXAttribute' && nameOf(at(node, 'name')) === 'noValidate'),
  'ui/form-page.tsx and ui/submit-form.tsx draw the shell of every form',
);

/** A view model that calls or loads, and never ends it. */
export const openEnded: Guard = (files) =>
  files
    .filter((file) => isProduct(file) && file.path.endsWith('.view-model.ts'))
    .filter((file) => {
      const nodes = nodesOf(file);
      const calls = nodes.some((node) => node.type === 'NewExpression' && /^(Call|Loaded)$/.test(calledIn(node)));
      const closes = nodes.some(
        (node) =>
          (node.type === 'MethodDefinition' || node.type === 'PropertyDefinition' || node.type === 'Property') &&
          nameOf(at(node, 'key')) === 'close' &&
          allIn(node).some((inner) => calledIn(inner) === 'close'),
      );
      return calls && !closes;
    })
    .map(({ path }) => `${path}: close() ends its calls, or a late answer changes a page that was left`);
