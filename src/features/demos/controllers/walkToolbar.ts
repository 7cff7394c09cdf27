/** One tab stop for the whole toolbar; arrow keys, Home and End walk through it. */
export function walkToolbar(toolbar: HTMLElement) {
  const tools = () => [...toolbar.querySelectorAll<HTMLElement>(':scope > button, :scope > a, :scope > [role="group"] > button')].filter((tool) => tool.offsetParent);

  function stopAt(current: HTMLElement | undefined) {
    for (const tool of tools()) tool.tabIndex = tool === current ? 0 : -1;
  }

  stopAt(tools()[0]);
  toolbar.addEventListener('focusin', ({ target }) => {
    const tool = tools().find((one) => one === target);
    if (tool) stopAt(tool);
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

/** The index a key leads to, from the first past the last and back. */
export function afterKey(key: string, index: number, count: number, isRtl: boolean): number | undefined {
  switch (key) {
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return (index + 1) % count;
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
