interface Size {
  width: number;
  height: number;
}

/** Runs in a page: the part of the window to show. Small demos are enlarged, high ones are cut off at the bottom. */
export function frameOf({ width, height }: Size) {
  const MARGIN = 24;
  const NARROWEST = 400;
  const WIDEST = 624;
  /** With a popup, or with anything but rows, which say nothing if they are cut off. */
  const WIDEST_TO_SHOW_ALL = 880;
  const WHOLE = '.MuiDataGrid-root, .MuiPaper-root, svg, button, fieldset';
  const ratio = height / width;
  // Of the text alone, because items of trees are as wide as the tree.
  const boxOf = (element: Element) => {
    if (element.childElementCount > 0 || !element.textContent) return element.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  const boxesOf = (elements: Iterable<Element>) =>
    [...elements].map(boxOf).filter((box) => box.width > 2 && box.height > 2);

  const stage = document.querySelector('[data-demo-stage]')?.getBoundingClientRect() ?? new DOMRect();
  // Boxes that only fill the stage say nothing about the size of their content, and what is scrolled away is not seen.
  const isWhole = (element: Element) =>
    element.childElementCount === 0 ||
    element.matches(WHOLE) ||
    (element.scrollHeight > element.clientHeight + 1 && getComputedStyle(element).overflowY !== 'visible');
  // The watermark of commercial packages is as wide as the stage.
  const isWatermark = (element: Element) => element.textContent === 'MUI X Missing license key';
  const leavesOf = (element: Element): Element[] => {
    if (isWhole(element)) return isWatermark(element) ? [] : [element];
    return [...element.children].flatMap(leavesOf);
  };
  const leaves = [...document.querySelectorAll('[data-demo-root] > *')].flatMap(leavesOf);
  // What a demo scrolls sideways is not seen beyond its stage.
  const content = boxesOf(leaves).map(({ left, right, top, bottom }) => ({
    left: Math.max(left, stage.left),
    right: Math.min(right, stage.right),
    top,
    bottom,
  }));
  const popups = boxesOf(document.querySelectorAll('body > .MuiDataGrid-panel, body > * .MuiPaper-root:not(main *)'));
  const boxes = [...content, ...popups];
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top));
  const needed = Math.max(...boxes.map((box) => box.bottom)) - top + 2 * MARGIN;

  const isOfRows = document.querySelector('[data-demo-root] .MuiDataGrid-root') !== null;
  const canShowAll = !isOfRows && needed / ratio <= WIDEST_TO_SHOW_ALL;
  const widest = popups.length > 0 || canShowAll ? WIDEST_TO_SHOW_ALL : WIDEST;
  const shown = Math.min(Math.max(right - left + 2 * MARGIN, needed / ratio, NARROWEST), widest);
  const isCutOff = needed > shown * ratio;
  return {
    // Beyond the window, the browser would take all of it.
    x: Math.max(0, Math.min((left + right - shown) / 2, innerWidth - shown)),
    y: Math.max(0, isCutOff ? top - MARGIN : top - MARGIN - (shown * ratio - needed) / 2),
    width: shown,
    height: shown * ratio,
  };
}
