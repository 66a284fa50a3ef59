import { BackButton } from '../frame/back-button.tsx';
import { signedInPage } from '../frame/signed-in-page.tsx';
import { BrokenSprig } from '../../ui/feedback/broken-sprig.tsx';
import { NOT_FOUND, NOT_FOUND_SAYS, useGoBack } from './not-found.page.tsx';

/** Any path without a page, for a signed-in client: the menus stay. */
export const Page = signedInPage(() => (
  <div className="page">
    <div className="empty">
      <BrokenSprig />
      <h1 tabIndex={-1}>{NOT_FOUND}</h1>
      <p>{NOT_FOUND_SAYS}</p>
      <BackButton onPress={useGoBack()} />
    </div>
  </div>
));
