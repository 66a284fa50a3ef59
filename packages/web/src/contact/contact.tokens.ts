import type {
  Correspondents,
  Mailbox,
  PlannerPhotos,
  RateApp,
  WriteToPlanner,
  WriteToProvider,
} from '@aroeira/domain/contact';
import { token } from '../composition/token.ts';
import type { PlannerViewModel } from './planner/planner.view-model.ts';
import type { ProviderViewModel } from './provider/provider.view-model.ts';
import type { RatingViewModel } from './rating/rating.view-model.ts';

/** Messages to planner and provider, and ratings. What opens a page answers with nothing when there is no session. */
export const CONTACT = {
  Correspondents: token<Correspondents>('Correspondents'),
  Mailbox: token<Mailbox>('Mailbox'),
  PlannerPhotos: token<PlannerPhotos>('PlannerPhotos'),
  WriteToPlanner: token<WriteToPlanner>('WriteToPlanner'),
  WriteToProvider: token<WriteToProvider>('WriteToProvider'),
  RateApp: token<RateApp>('RateApp'),
  OpenPlanner: token<() => PlannerViewModel | undefined>('OpenPlanner'),
  OpenProvider: token<() => ProviderViewModel | undefined>('OpenProvider'),
  OpenRating: token<() => RatingViewModel | undefined>('OpenRating'),
};
