const MIN_WIDTH_PX = 280;
const STEP_PX = 16;

/** The handle at the edge of a stage, moved by dragging or with arrow keys. A double click or Escape resets the width. */
export function resizeStage(handle: HTMLElement) {
  const stage = handle.parentElement;
  const frame = stage?.parentElement;
  if (!stage || !frame) return;
  /** Distance between the pointer and the edge while dragging. */
  let grip = 0;
  const isRtl = () => getComputedStyle(frame).direction === 'rtl';

  function setWidth(pixels: number) {
    const all = frame?.clientWidth ?? pixels;
    const width = Math.round(Math.min(all, Math.max(MIN_WIDTH_PX, pixels)));
    if (width < all) stage?.style.setProperty('inline-size', `${width}px`);
    else stage?.removeAttribute('style');
    handle.setAttribute('aria-valuenow', String(Math.round((100 * width) / all)));
    handle.setAttribute('aria-valuetext', `${width} px`);
  }

  handle.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    handle.setPointerCapture(event.pointerId);
    const { left, right } = stage.getBoundingClientRect();
    grip = isRtl() ? event.clientX - left : right - event.clientX;
    // Without this, dragging selects text, and the handle is not focused.
    event.preventDefault();
    handle.focus({ preventScroll: true });
  });
  handle.addEventListener('pointermove', ({ pointerId, clientX }) => {
    if (!handle.hasPointerCapture(pointerId)) return;
    const { left, right } = stage.getBoundingClientRect();
    setWidth(grip + (isRtl() ? right - clientX : clientX - left));
  });
  handle.addEventListener('dblclick', () => setWidth(Infinity));
  handle.addEventListener('keydown', (event) => {
    const step = isRtl() ? -STEP_PX : STEP_PX;
    const now = stage.clientWidth;
    const next = { ArrowLeft: now - step, ArrowRight: now + step, Home: MIN_WIDTH_PX, End: Infinity, Escape: Infinity }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    setWidth(next);
  });
}
