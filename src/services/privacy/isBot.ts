import { isbot } from 'isbot';
import { BOT_NAMES } from './botNames.ts';

/** Bots get no ads and no analytics (specification §4, "Ad slot"). The `isbot` list covers those that no name gives away. */
export function isBot(userAgent: string): boolean {
  return BOT_NAMES.test(userAgent) || isbot(userAgent);
}
