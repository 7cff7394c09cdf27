import type { DemoShape } from '#model/demo';

const ROWS = 8;

/** Placeholder until the demo is hydrated. Styled by the stylesheet of the frame. */
export function Skeleton({ shape }: { shape: DemoShape }) {
  if (shape !== 'grid') return <div className="demo-skeleton" />;
  return (
    <div className="demo-skeleton demo-skeleton-grid">
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} />
      ))}
    </div>
  );
}
