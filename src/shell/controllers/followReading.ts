import { find } from '#lib/hook';
import { CONTENTS, TO_TOP } from '../hooks.ts';

/** The last heading at most this far below the place where links scroll to marks the current section. */
const SLACK_PX = 40;

interface Section {
  link: HTMLAnchorElement;
  heading: HTMLElement;
}

/** Scroll spy: highlights the current section in the table of contents and shows the back-to-top button. */
export function followReading() {
  const contents = find(CONTENTS);
  // Collected on the first scroll: an API page has hundreds, and most pages are never scrolled.
  let sections: readonly Section[] | undefined;
  const toTop = find(TO_TOP);
  let current: HTMLAnchorElement | undefined;

  function update() {
    toTop?.toggleAttribute('data-shown', scrollY > 400);
    sections ??= sectionsOf(contents);
    const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
    const line = pixels(getComputedStyle(document.documentElement).scrollPaddingTop) + SLACK_PX;
    const section = isAtEnd ? sections.at(-1) : sections.findLast(({ heading }) => isPassed(heading, line));
    if (section?.link === current) return;
    current?.removeAttribute('aria-current');
    current = section?.link;
    current?.setAttribute('aria-current', 'location');
    if (contents && current) keepInView(contents, current);
  }

  // Scroll events fire at most once per frame, right before rendering.
  addEventListener('scroll', update);
  // A fragment link or a reload may have scrolled already. Wait for the next frame, which needs a layout anyway.
  requestAnimationFrame(() => scrollY > 0 && update());
}

function sectionsOf(contents: HTMLElement | null): Section[] {
  const links = [...(contents?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? [])];
  return links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
}

/** Headings hidden by a filter have no boxes and are ignored. */
function isPassed(heading: HTMLElement, line: number): boolean {
  return (
    heading.getClientRects().length > 0 &&
    heading.getBoundingClientRect().top - pixels(getComputedStyle(heading).scrollMarginTop) <= line
  );
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}

/** Not `scrollIntoView`, which would scroll the page as well. */
function keepInView(scroller: HTMLElement, link: HTMLElement) {
  const box = scroller.getBoundingClientRect();
  const entry = link.getBoundingClientRect();
  if (entry.top < box.top + 40) scroller.scrollTop += entry.top - box.top - 80;
  else if (entry.bottom > box.bottom - 40) scroller.scrollTop += entry.bottom - box.bottom + 80;
}
