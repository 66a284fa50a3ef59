import type { PasswordRequirement } from '@aroeira/domain/kernel';
import { Icon } from '../../icon.tsx';

interface Props {
  /** Of the list, so that the field is described by it. */
  readonly id: string;
  readonly requirements: readonly PasswordRequirement[];
  readonly typed: string;
}

/** What a new password must have, and what of it is there. How much is told aloud when it changes, the list on focus. */
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

/** Told by its mark and in words, never by colour alone. */
const Requirement = ({ caption, isMet }: { readonly caption: string; readonly isMet: boolean }) => (
  <li className={isMet ? 'requirement is-met' : 'requirement'}>
    <span className="requirement-mark">{isMet && <Icon name="check" isSmall />}</span>
    <span>
      {caption}
      <span className="sr-only">{isMet ? ': atendido;' : ': falta;'}</span>
    </span>
  </li>
);
