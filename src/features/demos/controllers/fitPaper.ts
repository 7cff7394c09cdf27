/** A4 without the margins of `print.css`, in CSS pixels. */
const PAPER_PX = 672;

/** Sets the factor by which demos, measured on the screen, are made smaller to fit the paper. */
export function fitPaper([frame]: readonly HTMLElement[]) {
  const factor = Math.min(1, PAPER_PX / (frame?.offsetWidth || PAPER_PX));
  document.documentElement.style.setProperty('--print-zoom', factor.toFixed(3));
}
