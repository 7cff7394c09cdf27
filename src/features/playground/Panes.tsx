import { useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import styles from './Workbench.module.css';

const STEP = 5;
const MIN = 20;
const MAX = 80;

/** Code and preview, side by side, with a divider that is moved by dragging or with arrow keys. */
export function Panes({
  label,
  children,
}: {
  label: string;
  children: readonly [code: ReactNode, preview: ReactNode];
}) {
  const panes = useRef<HTMLDivElement>(null);
  const [percent, setPercent] = useState(50);
  const [isDragging, setDragging] = useState(false);
  const [code, preview] = children;
  const resize = (wanted: number) => setPercent(Math.round(Math.min(MAX, Math.max(MIN, wanted))));

  function drag({ currentTarget, pointerId, clientX }: PointerEvent) {
    if (!panes.current || !currentTarget.hasPointerCapture(pointerId)) return;
    const { left, width } = panes.current.getBoundingClientRect();
    resize(((clientX - left) / width) * 100);
  }

  function resizeWithKeys({ key }: KeyboardEvent) {
    const next = { ArrowLeft: percent - STEP, ArrowRight: percent + STEP, Home: MIN, End: MAX }[key];
    if (next !== undefined) resize(next);
  }

  return (
    <div
      className={`${styles['panes']} ${isDragging ? styles['dragging'] : ''} needs-script`}
      style={{ '--code-share': `${percent}fr`, '--preview-share': `${100 - percent}fr` } as CSSProperties}
      ref={panes}
    >
      {code}
      <div
        className={styles['divider']}
        role="separator"
        aria-orientation="vertical"
        aria-label={label}
        aria-valuemin={MIN}
        aria-valuemax={MAX}
        aria-valuenow={percent}
        tabIndex={0}
        onPointerDown={({ currentTarget, pointerId }) => {
          currentTarget.setPointerCapture(pointerId);
          setDragging(true);
        }}
        onPointerMove={drag}
        onLostPointerCapture={() => setDragging(false)}
        onKeyDown={resizeWithKeys}
      />
      {preview}
    </div>
  );
}
