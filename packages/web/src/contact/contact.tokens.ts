import type { ContactPorts, ContactUseCases } from '@aroeira/domain/contact';
import { tokens } from '../composition/token.ts';
import type { PlannerViewModel } from './planner/planner.view-model.ts';
import type { ProviderViewModel } from './provider/provider.view-model.ts';
import type { RatingViewModel } from './rating/rating.view-model.ts';

/** Messages to planner and provider, and ratings. What opens a page answers with nothing when there is no session. */
export const CONTACT = tokens<{
  Ports: ContactPorts;
  UseCases: ContactUseCases;
  OpenPlanner: () => PlannerViewModel | undefined;
  OpenProvider: () => ProviderViewModel | undefined;
  OpenRating: () => RatingViewModel | undefined;
}>('CONTACT');
