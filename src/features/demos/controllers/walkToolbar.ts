/** Roving tabindex: the toolbar is a single tab stop; arrow keys, Home and End move within it. */
export function walkToolbar(toolbar: HTMLElement) {
  const tools = () =>
    [...toolbar.children]
      .flatMap((child) => (child.getAttribute('role') === 'group' ? [...child.children] : [child]))
      .filter(isVisibleTool);

  function setTabStop(current: HTMLElement | undefined) {
    for (const tool of tools()) tool.tabIndex = tool === current ? 0 : -1;
  }

  setTabStop(tools()[0]);
  toolbar.addEventListener('focusin', ({ target }) => {
    const tool = tools().find((one) => one === target);
    if (tool) setTabStop(tool);
  });
  toolbar.addEventListener('keydown', (event) => {
    const all = tools();
    const index = all.findIndex((tool) => tool === event.target);
    const isRtl = getComputedStyle(toolbar).direction === 'rtl';
    const next = index < 0 ? undefined : afterKey(event.key, index, all.length, isRtl);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  });
}

function isVisibleTool(element: Element): element is HTMLElement {
  const isTool = element instanceof HTMLButtonElement || element instanceof HTMLAnchorElement;
  return isTool && element.offsetParent !== null;
}

/** The index that a key moves to, wrapping around at both ends. */
export function afterKey(key: string, index: number, count: number, isRtl: boolean): number | undefined {
  const forward = isRtl ? -1 : 1;
  const next = { ArrowRight: index + forward, ArrowLeft: index - forward, Home: 0, End: -1 }[key];
  return next === undefined ? undefined : (next + count) % count;
}
