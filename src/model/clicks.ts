/**
 * All clicks that analytics can report (specification §7): category and action by name. Elements have them as data
 * attributes, so that one listener handles the whole page.
 */
export const CLICKS = {
  demoCode: ['demo', 'expand'],
  demoVariant: ['demo', 'variant'],
  demoStyling: ['demo', 'styling'],
  demoEdit: ['demo', 'edit'],
  demoCopy: ['demo', 'copy'],
  demoStackBlitz: ['demo', 'stackblitz'],
  demoPlayground: ['demo', 'playground'],
  demoDownload: ['demo', 'download'],
  searchHit: ['search', 'hit'],
  pageEdit: ['page', 'edit'],
  pagePrevious: ['page', 'previous'],
  pageNext: ['page', 'next'],
  pageHelpful: ['page', 'helpful'],
  settingsOpen: ['settings', 'open'],
  settingsChange: ['settings', 'change'],
} as const satisfies Record<string, readonly [category: string, action: string]>;

export type ClickName = keyof typeof CLICKS;

export const CLICK_ATTRIBUTES = {
  category: 'data-ga-event-category',
  action: 'data-ga-event-action',
  label: 'data-ga-event-label',
  split: 'data-ga-event-split',
} as const;

/** The attributes of an element whose clicks are reported; the label distinguishes similar elements. */
export function clickAttributes(name: ClickName, label?: string): Record<string, string> {
  return attributesOf(CLICKS[name], label);
}

/** Clicks on ads, whose label names the network and the shape. */
export function adClickAttributes(label: string): Record<string, string> {
  return attributesOf(['ad', 'click'], label);
}

function attributesOf([category, action]: readonly [string, string], label: string | undefined) {
  return {
    [CLICK_ATTRIBUTES.category]: category,
    [CLICK_ATTRIBUTES.action]: action,
    ...(label !== undefined && { [CLICK_ATTRIBUTES.label]: label }),
  };
}
