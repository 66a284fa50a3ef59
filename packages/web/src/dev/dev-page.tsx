import type { Resolve } from '../composition/injection.tsx';
import { SHELL } from '../shell/shell.tokens.ts';
import { CaptchaProvider } from '../ui/fields/captcha/captcha.ts';
import './dev.css';
import { FieldsPage } from './fields.page.tsx';
import { KitPage } from './kit/kit.page.tsx';

/** `/dev/fields` and `/dev/kit` show to engineers what pages are made of. No production build contains them. */
export const DevPage = ({ resolve }: { readonly resolve: Resolve }) => (
  <CaptchaProvider value={resolve(SHELL.Captcha)}>
    <main id="main" className="dev">
      {window.location.pathname === '/dev/kit' ? <KitPage resolve={resolve} /> : <FieldsPage resolve={resolve} />}
    </main>
  </CaptchaProvider>
);
