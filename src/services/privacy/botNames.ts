/**
 * The site's original rule, except for phones of the brand Cubot, and the most common bots that it misses: short enough for
 * the boot script, and without lookbehind, which Safari supports only since 16.4.
 */
export const BOT_NAMES = /(?:^|[^u])bot|crawl|spider|headless|https?:|^whatsapp/i;
