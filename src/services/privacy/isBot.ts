import { isbot } from 'isbot';

/** The rule the site has always had. The kept list knows many robots it misses. */
const NAMES_ITSELF = /bot|crawler|spider|crawling/i;

/** Robots get no ad and are not measured (specification §4, "Ad slot"). */
export function isBot(userAgent: string): boolean {
  return NAMES_ITSELF.test(userAgent) || isbot(userAgent);
}
