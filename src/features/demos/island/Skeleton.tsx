import type { DemoShape } from '#model/demo';

const ROWS = 8;

/** A quiet drawing of what will be there. Its looks come with the frame's stylesheet. */
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
