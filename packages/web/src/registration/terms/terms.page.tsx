import { Redirect } from 'wouter';
import { useDeployment } from '../../composition/deployment.ts';
import { useInject } from '../../composition/injection.tsx';
import { useVisit } from '../../composition/use-visit.ts';
import { PDF } from '../../shell/pdf/pdf.tokens.ts';
import { TermScreen } from './term.screen.tsx';
import { TERMS } from './terms.tokens.ts';

/** `/registration/terms`: a term as a PDF, for anybody. */
export const Page = () => {
  const { brand } = useDeployment();
  const reader = useInject(PDF.Reader);
  const model = useVisit(TERMS.OpenTerm);
  if (typeof model === 'string') return <Redirect to={model} replace />;
  return <TermScreen model={model} reader={reader} product={brand.productName} />;
};
