/** More marks would hide the component. */
const MAX_MARKS = 24;
/** Space the tag needs above its mark. */
const TAG_BLOCK_SIZE_PX = 16;

/** Outlines over the elements of a component; the first one carries the name. */
export function createMarks(live: HTMLElement) {
  const layer = live.querySelector<HTMLElement>('[data-anatomy-marks]');
  const template = layer?.firstElementChild;
  const marks: HTMLElement[] = template instanceof HTMLElement ? [template] : [];

  function markAt(index: number): HTMLElement | undefined {
    if (!marks[index] && template) {
      const copy = template.cloneNode(true) as HTMLElement;
      layer?.append(copy);
      marks[index] = copy;
    }
    return marks[index];
  }

  return {
    draw(elements: readonly Element[], name: string) {
      const origin = live.getBoundingClientRect();
      const boxes = elements
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0)
        .slice(0, MAX_MARKS);
      for (const [index, box] of boxes.entries()) {
        const mark = markAt(index);
        if (!mark) return;
        const top = box.top - origin.top;
        mark.hidden = false;
        mark.style.translate = `${box.left - origin.left}px ${top}px`;
        mark.style.width = `${box.width}px`;
        mark.style.height = `${box.height}px`;
        mark.dataset['tag'] = top < TAG_BLOCK_SIZE_PX ? 'inside' : 'above';
        if (mark.firstElementChild) mark.firstElementChild.textContent = index === 0 ? name : '';
      }
      for (const mark of marks.slice(boxes.length)) mark.hidden = true;
    },
  };
}
