import { track } from './track.ts';

/** Share of sessions that report web vitals (specification §9). */
export const WEB_VITALS_SHARE = 1 / 10_000;

export async function reportWebVitals() {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe(({ name, id, value, delta }) => track({ type: 'web vital', name, id, value, delta }));
  }
}
