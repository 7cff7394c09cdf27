import type { LucideIcon } from 'lucide-react';

/** A decorative stroke icon; the words beside it, or the label of its button, say what it means. */
export function Icon({ of: Drawing, size = 16 }: { of: LucideIcon; size?: 16 | 20 }) {
  return <Drawing aria-hidden="true" focusable="false" width={size} height={size} strokeWidth={1.5} />;
}
