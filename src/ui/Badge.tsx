export type BadgeTone = 'neutral' | 'pro' | 'premium' | 'new' | 'unstable' | 'danger';

interface BadgeProps {
  tone?: BadgeTone;
  children: string;
  /** What controllers find it by. */
  [hook: `data-${string}`]: string | undefined;
}

/** A text label; color is never the only indicator. */
export function Badge({ tone = 'neutral', children, ...attributes }: BadgeProps) {
  return (
    <span className={tone === 'neutral' ? 'ui-badge' : `ui-badge ui-badge-${tone}`} {...attributes}>
      {children}
    </span>
  );
}
