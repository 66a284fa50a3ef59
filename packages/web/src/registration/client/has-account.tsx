import { Link } from 'wouter';

/** Leads a person who has an account already to it. */
export const HasAccount = ({ className }: { readonly className?: string }) => (
  <p className={className}>
    Já tem cadastro?{' '}
    <Link className="link" href="/login">
      Entrar
    </Link>
  </p>
);
