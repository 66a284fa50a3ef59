import { Button } from '../../ui/button.tsx';

/** The way back from a page without content. */
export const BackButton = ({ onPress }: { readonly onPress: () => void }) => (
  <Button look="secondary" icon="back" onPress={onPress}>
    Voltar
  </Button>
);
