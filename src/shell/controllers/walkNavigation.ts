/** Arrow keys in the tree, on top of Tab: up and down walk, right opens, left closes or goes to the group. */
export function walkNavigation(scroller: HTMLElement) {
  scroller.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const here = (event.target as Element).closest<HTMLElement>('a, summary');
    if (!here) return;
    const isRtl = getComputedStyle(here).direction === 'rtl';
    const there = destination(scroller, here, event.key, isRtl);
    if (there === undefined) return;
    event.preventDefault();
    there?.focus();
  });
}

/** `undefined`: the key means nothing here. `null`: it did something without moving. */
function destination(scroller: HTMLElement, here: HTMLElement, key: string, isRtl: boolean) {
  const rows = [...scroller.querySelectorAll<HTMLElement>('a, summary')].filter((row) => row.checkVisibility());
  const index = rows.indexOf(here);
  const group = here.tagName === 'SUMMARY' ? (here.parentElement as HTMLDetailsElement) : undefined;
  switch (key) {
    case 'ArrowDown':
      return rows[index + 1] ?? null;
    case 'ArrowUp':
      return rows[index - 1] ?? null;
    case 'Home':
      return rows[0] ?? null;
    case 'End':
      return rows.at(-1) ?? null;
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      if (!group) return undefined;
      if (group.open) return rows[index + 1] ?? null;
      group.open = true;
      return null;
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      if (group?.open) {
        group.open = false;
        return null;
      }
      return (group ?? here).parentElement?.closest('details')?.querySelector<HTMLElement>('summary') ?? null;
    default:
      return undefined;
  }
}
