import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconNode;
  /** The accessible name. */
  label: string;
  size?: 16 | 20;
}

export function IconButton({ icon, label, size = 20, className = '', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button className={`ui-icon-button ${className}`.trim()} type={type} aria-label={label} {...rest}>
      <Icon of={icon} size={size} />
    </button>
  );
}

/** A link that looks like an `IconButton`. */
export function IconLink({
  icon,
  label,
  className = '',
  ...rest
}: Omit<ComponentProps<'a'>, 'children'> & Pick<IconButtonProps, 'icon' | 'label'>) {
  return (
    <a className={`ui-icon-button ${className}`.trim()} aria-label={label} {...rest}>
      <Icon of={icon} size={20} />
    </a>
  );
}
