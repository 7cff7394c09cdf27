/** Older versions of Firefox and Safari don't open the disclosure around the target of a URL. */
export function openAroundTarget() {
  open();
  addEventListener('hashchange', open);
}

function open() {
  const target = document.querySelector(':target');
  const closed = target?.closest<HTMLDetailsElement>('article details:not([open])');
  if (!closed) return;
  closed.open = true;
  target?.scrollIntoView();
}
