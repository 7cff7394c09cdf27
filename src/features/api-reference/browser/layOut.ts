import { ROW, rowsIn } from './rowsIn.ts';

/** Minimum height of a row: its name and padding. */
const MIN_ROW_HEIGHT_PX = 44;

/** Distant rows have only estimated heights. Lays out the rows around an element, so that none of them shifts it later. */
export function layOutAround(element: Element) {
  const row = element.closest(ROW) ?? element;
  const rows = rowsIn();
  const found = rows.findIndex(
    (each) => each === row || row.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const place = found === -1 ? rows.length : found;
  // Browsers lay out content up to two screens away.
  const reach = Math.ceil((2 * innerHeight) / MIN_ROW_HEIGHT_PX);
  for (const near of rows.slice(Math.max(0, place - reach), place + reach)) near.style.contentVisibility = 'visible';
}
