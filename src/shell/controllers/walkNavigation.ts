/** Moves the focus within the tree: up and down, to the ends, and between a group and its pages, which it opens or closes. */
export function walkNavigation(scroller: HTMLElement, key: string) {
  // Not the target of the key: keys that were pressed while this loaded follow each other.
  const current = document.activeElement?.closest<HTMLElement>('a, summary');
  if (current && scroller.contains(current)) targetOf(scroller, current, key)?.focus();
}

function targetOf(scroller: HTMLElement, current: HTMLElement, key: string): HTMLElement | null | undefined {
  const rows = [...scroller.querySelectorAll<HTMLElement>('a, summary')].filter((row) => row.checkVisibility());
  const index = rows.indexOf(current);
  const group = current.tagName === 'SUMMARY' ? (current.parentElement as HTMLDetailsElement) : undefined;
  const isRtl = getComputedStyle(current).direction === 'rtl';
  switch (key) {
    case 'ArrowDown':
      return rows[index + 1];
    case 'ArrowUp':
      return rows[index - 1];
    case 'Home':
      return rows[0];
    case 'End':
      return rows.at(-1);
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      if (group?.open) return rows[index + 1];
      if (group) group.open = true;
      return undefined;
    default:
      if (!group?.open) return (group ?? current).parentElement?.closest('details')?.querySelector('summary');
      group.open = false;
      return undefined;
  }
}
