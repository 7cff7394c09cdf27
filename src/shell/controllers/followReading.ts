/** Marks in the contents the section that is being read, and shows the way back to the top once it is far. */
export function followReading() {
  const contents = document.querySelector<HTMLElement>('[data-contents]');
  const links = [...(contents?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? [])];
  const sections = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
  const toTop = document.querySelector<HTMLElement>('[data-back-to-top]');
  let current: HTMLAnchorElement | undefined;

  function update() {
    toTop?.toggleAttribute('data-shown', scrollY > 400);
    const line = 120;
    const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
    const passed = sections.filter(({ heading }) => heading.getBoundingClientRect().top <= line);
    const section = isAtEnd ? sections.at(-1) : passed.at(-1);
    if (section?.link === current) return;
    current?.removeAttribute('aria-current');
    current = section?.link;
    current?.setAttribute('aria-current', 'location');
    if (contents && current) keepInView(contents, current);
  }

  let isWaiting = false;
  addEventListener(
    'scroll',
    () => {
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(() => {
        isWaiting = false;
        update();
      });
    },
    { passive: true },
  );
  update();
}

/** `scrollIntoView` would move the page as well. */
function keepInView(scroller: HTMLElement, link: HTMLElement) {
  const box = scroller.getBoundingClientRect();
  const entry = link.getBoundingClientRect();
  if (entry.top < box.top + 40) scroller.scrollTop += entry.top - box.top - 80;
  else if (entry.bottom > box.bottom - 40) scroller.scrollTop += entry.bottom - box.bottom + 80;
}
