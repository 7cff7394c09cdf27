import type { ComponentProps } from 'react';
import { IconButton } from '#ui';

/** A small button with an icon. */
export function Tool({ className = '', ...rest }: ComponentProps<typeof IconButton>) {
  return <IconButton className={`explorer-tool ${className}`} title={rest.label} size={16} {...rest} />;
}
