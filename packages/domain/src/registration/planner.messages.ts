/**
 * What a client without a planner reads.
 * @param product the name of the product
 * @see spec B §2 Profile; decision Q107
 */
export const noPlanner = (product: string): string => `Você não possui um Planejador ${product}`;

/** What a planner does, in words that fit every planner. Ours. @see decision 0380 */
export const PLANNER_ROLE = 'Planejamento financeiro';
