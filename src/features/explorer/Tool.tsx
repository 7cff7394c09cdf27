import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '#ui';

interface ToolProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconNode;
  /** The accessible name. */
  label: string;
}

/** A small button with an icon. */
export function Tool({ icon, label, className = '', ...rest }: ToolProps) {
  return (
    <button
      className={`ui-icon-button explorer-tool ${className}`.trim()}
      type="button"
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon of={icon} />
    </button>
  );
}
