import { isbot } from 'isbot';

/** The site's original rule, except for phones of the brand Cubot. The `isbot` list covers many bots that it misses. */
const BOT_NAMES = /(?<!\bcu)bot|crawler|spider|crawling/i;

/** Bots get no ads and no analytics (specification §4, "Ad slot"). */
export function isBot(userAgent: string): boolean {
  return BOT_NAMES.test(userAgent) || isbot(userAgent);
}
