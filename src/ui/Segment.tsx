import type { ComponentProps, ReactNode } from 'react';

interface SegmentProps extends Omit<ComponentProps<'input'>, 'className'> {
  /** Its place among the others. */
  className?: string | undefined;
  children: ReactNode;
}

/** One of several options side by side, in an element of the class `ui-segments`. Other attributes are those of the radio. */
export function Segment({ className = '', title, children, ...attributes }: SegmentProps) {
  return (
    <label className={`ui-segment ${className}`.trim()} title={title}>
      <input type="radio" {...attributes} />
      {children}
    </label>
  );
}
