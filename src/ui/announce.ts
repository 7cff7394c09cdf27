/** Announces a message to screen readers and shows it briefly as a toast. */
let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const SHOWN_MS = 2500;

export function announce(message: string) {
  region ??= createRegion();
  // A repeated text is announced only if the region was empty in between.
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
