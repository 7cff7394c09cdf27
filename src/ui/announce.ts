/** Tells screen readers something that happened elsewhere on the page, and shows it for a moment to everybody. */
let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const SHOWN_MS = 2500;

export function announce(message: string) {
  region ??= createRegion();
  // The same text twice in a row is read only if the region was empty in between.
  region.textContent = '';
  clearTimeout(timer);
  requestAnimationFrame(() => {
    if (region) region.textContent = message;
  });
  timer = setTimeout(() => {
    if (region) region.textContent = '';
  }, SHOWN_MS);
}

function createRegion() {
  const element = document.createElement('div');
  element.setAttribute('role', 'status');
  element.className = 'toast';
  element.dataset['print'] = 'hide';
  document.body.append(element);
  return element;
}
