/** Browser code of anatomies. Each is activated when it enters the viewport. */
import { activateAnatomy } from './browser/activateAnatomy.ts';

export function activateAnatomies() {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      activateAnatomy(target as HTMLElement);
    }
  });
  for (const view of document.querySelectorAll('[data-anatomy]')) observer.observe(view);
}
