import type { ComponentType } from 'react';
import { Redirect } from 'wouter';
import type { Path } from '../shell/routing/paths.ts';
import type { Token } from './token.ts';
import { useVisit } from './use-visit.ts';

/**
 * The page that draws the view model of one visit. It draws nothing while a session ends.
 *
 * @param opens opens the view model. It answers with a path when the visitor must be elsewhere
 */
export const openedPage =
  <M extends object>(
    opens: Token<() => M | Path | undefined>,
    Content: ComponentType<{ readonly model: M }>,
  ): ComponentType =>
  () => {
    const model = useVisit(opens);
    if (typeof model === 'string') return <Redirect to={model} replace />;
    return model === undefined ? null : <Content model={model} />;
  };
