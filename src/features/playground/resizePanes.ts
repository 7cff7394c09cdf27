import type { Parts } from './parts.ts';

const STEP = 5;

/** The divider between code and preview, moved by dragging or with arrow keys. */
export function resizePanes({ part }: Parts) {
  const panes = part('panes');
  const divider = part('divider');

  function setShare(percent: number) {
    const share = Math.round(Math.min(80, Math.max(20, percent)));
    panes.style.setProperty('--code-share', `${share}fr`);
    panes.style.setProperty('--preview-share', `${100 - share}fr`);
    divider.setAttribute('aria-valuenow', String(share));
  }

  divider.addEventListener('pointerdown', (event) => {
    divider.setPointerCapture(event.pointerId);
    // The preview frame would otherwise capture pointer events.
    panes.style.pointerEvents = 'none';
    divider.style.pointerEvents = 'auto';
  });
  divider.addEventListener('pointermove', (event) => {
    if (!divider.hasPointerCapture(event.pointerId)) return;
    const { left, width } = panes.getBoundingClientRect();
    setShare(((event.clientX - left) / width) * 100);
  });
  divider.addEventListener('lostpointercapture', () => {
    panes.style.pointerEvents = '';
    divider.style.pointerEvents = '';
  });
  divider.addEventListener('keydown', ({ key }) => {
    const now = Number(divider.getAttribute('aria-valuenow'));
    const next = { ArrowLeft: now - STEP, ArrowRight: now + STEP, Home: 20, End: 80 }[key];
    if (next !== undefined) setShare(next);
  });
}
