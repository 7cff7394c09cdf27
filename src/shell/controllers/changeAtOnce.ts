/** With no more processors than this, drawing two pages into pictures takes longer than the change that they are to soften. */
const TOO_FEW_PROCESSORS = 2;

/** The fade between pages is left out where it would only delay the next page. */
export function changeAtOnce() {
  if (navigator.hardwareConcurrency > TOO_FEW_PROCESSORS) return;
  addEventListener('pageswap', ({ viewTransition }) => viewTransition?.skipTransition());
}
