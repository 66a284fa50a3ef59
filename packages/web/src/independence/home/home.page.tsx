import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { PageHead } from '../../ui/page-head.tsx';

/** `/liberty-home` */
export const Page = () => (
  <SignedInFrame>
    <PageHead title="Liberdade Financeira" back="/dashboard" />
  </SignedInFrame>
);
