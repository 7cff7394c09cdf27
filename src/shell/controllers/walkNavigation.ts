/** Arrow keys in the tree, in addition to Tab: up and down move, right expands, left collapses or moves to the group. */
export function walkNavigation(scroller: HTMLElement) {
  scroller.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const current = (event.target as Element).closest<HTMLElement>('a, summary');
    if (!current) return;
    const isRtl = getComputedStyle(current).direction === 'rtl';
    const target = targetOf(scroller, current, event.key, isRtl);
    if (target === undefined) return;
    event.preventDefault();
    target?.focus();
  });
}

/** `undefined`: the key is not handled. `null`: it was handled without moving focus. */
function targetOf(scroller: HTMLElement, current: HTMLElement, key: string, isRtl: boolean) {
  const rows = [...scroller.querySelectorAll<HTMLElement>('a, summary')].filter((row) => row.checkVisibility());
  const index = rows.indexOf(current);
  const group = current.tagName === 'SUMMARY' ? (current.parentElement as HTMLDetailsElement) : undefined;
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
      return (group ?? current).parentElement?.closest('details')?.querySelector<HTMLElement>('summary') ?? null;
    default:
      return undefined;
  }
}
