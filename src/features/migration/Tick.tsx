import type { ReactNode } from 'react';

export interface TickProps {
  done: ReadonlySet<string>;
  onTick: (id: string) => void;
}

/** An entry of the list, with the box that says whether it is done. */
export function Tick({
  id,
  label,
  done,
  onTick,
  children,
}: TickProps & { id: string; label: string; children: ReactNode }) {
  return (
    <div className="migration-tick" data-done={done.has(id) ? '' : undefined}>
      <input type="checkbox" aria-label={label} checked={done.has(id)} onChange={() => onTick(id)} />
      <div>{children}</div>
    </div>
  );
}
