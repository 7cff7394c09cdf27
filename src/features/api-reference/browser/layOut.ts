/** No row is lower than its name and its padding. */
const LOWEST_ROW_PX = 44;

/** Rows far away have a height that is only guessed. Those around an element get theirs, so that none of them moves it later. */
export function layOutAround(element: Element) {
  const row = element.closest('[data-api-rows] > li') ?? element;
  const rows = [...document.querySelectorAll<HTMLElement>('[data-api-rows] > li')];
  const found = rows.findIndex((each) => each === row || row.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING);
  const place = found === -1 ? rows.length : found;
  // Browsers lay out what is up to two screens away.
  const reach = Math.ceil((2 * innerHeight) / LOWEST_ROW_PX);
  for (const near of rows.slice(Math.max(0, place - reach), place + reach)) near.style.contentVisibility = 'visible';
}
