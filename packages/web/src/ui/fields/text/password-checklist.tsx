import type { PasswordRequirement } from '@aroeira/domain/kernel';
import { Icon } from '../../icon.tsx';

interface Props {
  /** The id of the list. The input names it in `aria-describedby`. */
  readonly id: string;
  readonly requirements: readonly PasswordRequirement[];
  readonly typed: string;
}

/** Lists the requirements of a new password and marks the met ones. A screen reader hears the count at each change. */
export const PasswordChecklist = ({ id, requirements, typed }: Props) => {
  const met = requirements.filter(({ isMet }) => isMet(typed));
  return (
    <div className="requirements">
      <p>
        A senha precisa ter:{' '}
        <output className="sr-only">
          {met.length} de {requirements.length} itens atendidos
        </output>
      </p>
      <ul id={id}>
        {requirements.map((requirement) => (
          <Requirement key={requirement.caption} caption={requirement.caption} isMet={met.includes(requirement)} />
        ))}
      </ul>
    </div>
  );
};

/** A mark and a word tell whether a requirement is met. Colour alone does not. */
const Requirement = ({ caption, isMet }: { readonly caption: string; readonly isMet: boolean }) => (
  <li className={isMet ? 'requirement is-met' : 'requirement'}>
    <span className="requirement-mark">{isMet && <Icon name="check" isSmall />}</span>
    <span>
      {caption}
      <span className="sr-only">{isMet ? ': atendido;' : ': falta;'}</span>
    </span>
  </li>
);
