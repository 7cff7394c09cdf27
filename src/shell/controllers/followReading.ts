/** A heading above this line is the one whose section is read. */
const READING_LINE_PX = 120;

interface Section {
  link: HTMLAnchorElement;
  heading: HTMLElement;
}

/** Marks in the contents the section that is being read, and shows the way back to the top once it is far. */
export function followReading() {
  const contents = document.querySelector<HTMLElement>('[data-contents]');
  // Looked up when the reader moves: an API page has hundreds, and most pages are never scrolled.
  let sections: readonly Section[] | undefined;
  const toTop = document.querySelector<HTMLElement>('[data-back-to-top]');
  let current: HTMLAnchorElement | undefined;

  function update() {
    toTop?.toggleAttribute('data-shown', scrollY > 400);
    sections ??= sectionsOf(contents);
    const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
    const section = isAtEnd ? sections.at(-1) : sections.findLast(({ heading }) => isPassed(heading));
    if (section?.link === current) return;
    current?.removeAttribute('aria-current');
    current = section?.link;
    current?.setAttribute('aria-current', 'location');
    if (contents && current) keepInView(contents, current);
  }

  // Told once a frame, right before it is drawn.
  addEventListener('scroll', update);
  // Where a link or a reload has led before this script came. In the next frame, which has to be laid out anyway.
  requestAnimationFrame(() => scrollY > 0 && update());
}

function sectionsOf(contents: HTMLElement | null): Section[] {
  const links = [...(contents?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? [])];
  return links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
}

/** What a filter has hidden is nowhere. */
function isPassed(heading: HTMLElement): boolean {
  return heading.getClientRects().length > 0 && heading.getBoundingClientRect().top <= READING_LINE_PX;
}

/** `scrollIntoView` would move the page as well. */
function keepInView(scroller: HTMLElement, link: HTMLElement) {
  const box = scroller.getBoundingClientRect();
  const entry = link.getBoundingClientRect();
  if (entry.top < box.top + 40) scroller.scrollTop += entry.top - box.top - 80;
  else if (entry.bottom > box.bottom - 40) scroller.scrollTop += entry.bottom - box.bottom + 80;
}
