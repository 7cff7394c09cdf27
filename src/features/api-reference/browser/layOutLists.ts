/**
 * From now on, lists far away are more than a box: their rows have places. Needed where places are compared, and where
 * rows are hidden, because a box would keep the height it had.
 */
export function layOutLists() {
  document.querySelector('[data-api-page]')?.setAttribute('data-whole', '');
}
