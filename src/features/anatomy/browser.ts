/** Browser code of anatomies. Each is activated when it enters the viewport. */
import { wakeAnatomy } from './browser/wakeAnatomy.ts';

export function wakeAnatomies() {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      wakeAnatomy(target as HTMLElement);
    }
  });
  for (const view of document.querySelectorAll('[data-anatomy]')) observer.observe(view);
}
