import type { SpecificationLine, TestReference } from './proof.ts';

/**
 * The statements of docs/specification.md, §1 to §9, with the tests that prove them. A statement without a test is not
 * proven yet; a listed test that does not exist or does not pass fails the run.
 */
const proven = (file: string, name: string): TestReference => ({ file, name });
const line = (section: string, text: string, ...provenBy: TestReference[]): SpecificationLine => ({
  section,
  line: text,
  provenBy,
});

export const specification: readonly SpecificationLine[] = [
  // §1 What the product does and for whom
  line(
    '1',
    'Readers are developers reading documentation pages about the component library.',
    proven('tests/house/site.test.ts', 'has exactly the pages of the navigation tree'),
  ),
  line(
    '1',
    'The product sets up the page wrapper: theme, language, analytics, a service worker and a navigation tree.',
    proven('tests/settings/firstPaint.spec.ts', 'matches the settled page'),
    proven('tests/analytics/events.spec.ts', 'are sent once, with title'),
    proven('tests/faults/serviceWorker.spec.ts', 'F65 the worker is registered'),
    proven('tests/shell/navigation.spec.ts', 'marks the current page'),
  ),
  line(
    '1',
    'It is rendered on the server and then runs in the browser.',
    proven('tests/faults/withoutScript.spec.ts', 'is completely readable'),
    proven('tests/shell/navigation.spec.ts', 'filters by words'),
  ),
  line(
    '1',
    'Beyond reading documentation, no end-user application behaviour is shown.',
    proven('tests/house/site.test.ts', 'has exactly the pages of the navigation tree'),
  ),
  line(
    '1',
    'Readers have no accounts, and the site has no backend.',
    proven('tests/analytics/silence.full.spec.ts', 'makes no external requests on'),
  ),
  // §2 Screens and routes, Navigation tree
  line(
    '2',
    'Documentation pages are listed in a navigation tree with these groups, in order: Introduction, Common concepts, Data Grid, Date and Time Pickers, Charts, Tree View, Migration.',
    proven('src/services/navigation/validateTree.test.ts', 'accepts the groups of the specification in their order'),
    proven('tests/house/site.test.ts', 'has exactly the pages'),
  ),
  line(
    '2',
    'a plan tag (pro or premium), which only labels the page;',
    proven('tests/shell/navigation.spec.ts', 'shows plans and flags as words'),
  ),
  line('2', 'a new-feature flag;', proven('tests/shell/navigation.spec.ts', 'shows plans and flags as words')),
  line('2', 'a planned or unstable flag.', proven('src/shell/navigation/NavTree.test.tsx', 'labels an entry with')),
  // §2 Screens and routes, Paths
  line(
    '2',
    'Page paths live under /x/. Examples: /x/introduction, /x/react-data-grid, /x/react-date-pickers, /x/react-charts, /x/react-tree-view.',
    proven('tests/house/site.test.ts', 'has exactly the pages'),
  ),
  line(
    '2',
    'API reference pages live under /x/api/...',
    proven('tests/api-reference/completeness.test.ts', 'every exported component of'),
    proven('tests/house/site.test.ts', 'has exactly the pages of the navigation tree'),
  ),
  line(
    '2',
    'When the language is not English, a two-letter language prefix comes first in the path.',
    proven('src/layouts/composeShell.test.tsx', 'is in Chinese on Chinese pages'),
    proven('src/lib/paths.test.ts', 'localizeHref'),
  ),
  line(
    '2',
    'A docs-tab segment exists; no other parameterised routes are shown.',
    proven('src/layouts/composeShell.test.tsx', 'docs tabs'),
    proven('src/services/navigation/docsTab.test.ts', 'docsTabOf'),
  ),
  line(
    '2',
    'A playground path is rendered without the theme provider.',
    proven('tests/playground/page.spec.ts', 'is rendered without the theme provider'),
    proven('tests/playground/served.test.ts', 'is served at its short URL'),
  ),
  line(
    '2',
    'Version links point to the current version 8.11.1 and to older versions v7, v6, v5 and v4, which are on other hosts.',
    proven('tests/shell/frame.spec.ts', 'offers the versions of the product'),
    proven('tests/shell/pages.test.ts', 'lists every version of the documentation'),
  ),
  line(
    '2',
    'Every document is rendered through one app entry.',
    proven('tests/house/routes.test.ts', 'renders through the one app entry'),
    proven('tests/house/routes.test.ts', 'only the app entry writes an html element'),
  ),
  // §2 Screens and routes, Path rules
  line(
    '2',
    'An optional two-letter language prefix at the start of a path is recognised and removed; the user language is reported from it, default en.',
    proven('src/lib/paths.test.ts', 'parsePath'),
  ),
  line(
    '2',
    'A trailing hash fragment and a trailing slash are removed.',
    proven('src/lib/paths.test.ts', 'removes every trailing slash'),
    proven('src/lib/paths.test.ts', 'never lets a query or hash into the server and lookup forms'),
  ),
  line(
    '2',
    'For the canonical path, paths beginning with /api map to /api-docs.',
    proven('src/lib/paths.test.ts', 'parsePath'),
    proven('src/layouts/seo.test.ts', 'is that of the parsed path'),
    proven('tests/analytics/events.spec.ts', 'report a path below /api'),
  ),
  line(
    '2',
    'Page titles come from translation keys of the form pages.<path>. If no translation exists, the title is derived from the last path segment.',
    proven('src/services/navigation/pageTitle.test.ts', 'takes a translation over the title in the tree'),
    proven('src/services/navigation/pageTitle.test.ts', 'deriveTitle'),
  ),
  line(
    '2',
    'Translations exist for English and Chinese page titles. The supported-language list of the site is English only.',
    proven('src/services/i18n/translations.test.ts', 'have a Chinese title for every page'),
    proven('src/model/site-config.test.ts', 'needs no variable at all'),
  ),
  line(
    '2',
    '/blog and everything below it belongs to another site and is left alone.',
    proven('src/lib/paths.test.ts', 'localizeHref'),
  ),
  // §3 Entities and their fields, Ad (in-house)
  line('3', 'name: identifier of the ad', proven('src/features/ads/in-house/inHouseAds.test.ts', 'are four')),
  line('3', 'link: target link', proven('src/features/ads/view/view.test.tsx', 'marks every link as an ad')),
  line('3', 'img: image', proven('tests/ads/slot.spec.ts', 'with a picture of 130 by 100')),
  line(
    '3',
    'description: HTML string',
    proven('src/features/ads/view/view.test.tsx', 'keeps emphasis and line breaks and nothing else'),
  ),
  line(
    '3',
    'poweredby: attribution text',
    proven('src/features/ads/view/view.test.tsx', 'insert the attribution literally'),
  ),
  line(
    '3',
    'label: label used for analytics',
    proven('tests/ads/slot.spec.ts', 'a click is reported with the label of the ad'),
  ),
  line(
    '3',
    'Four in-house ads exist: templates, themes, tidelift, figma.',
    proven('src/features/ads/in-house/inHouseAds.test.ts', 'are four'),
    proven('tests/ads/slot.spec.ts', 'with a picture of 130 by 100'),
  ),
  // §3 Entities and their fields, Ad-network response
  line(
    '3',
    'A list named ads; each item has statlink, statimp, image, company, description, pixel, timestamp.',
    proven('src/features/ads/network/readFeed.test.ts', 'takes every field of an entry'),
  ),
  // §3 Entities and their fields, Display settings
  line(
    '3',
    'paletteMode: light or dark',
    proven('src/services/display-settings/reduceDisplay.test.ts', 'start light, left to right and not dense'),
  ),
  line(
    '3',
    'direction: ltr or rtl',
    proven('src/services/display-settings/reduceDisplay.test.ts', 'start light, left to right and not dense'),
  ),
  line(
    '3',
    'dense: boolean',
    proven('src/services/display-settings/reduceDisplay.test.ts', 'start light, left to right and not dense'),
  ),
  // §3 Entities and their fields, Code variant
  line(
    '3',
    'TS or JS.',
    proven('src/services/code-preferences/codePreferences.test.ts', 'are TypeScript and the system without a choice'),
  ),
  // §3 Entities and their fields, Code-styling preference
  line(
    '3',
    'One of system, css or tailwind.',
    proven('src/services/code-preferences/codePreferences.test.ts', 'the styling of'),
    proven('tests/demos/toolbar.spec.ts', 'offers stylings only if there are several'),
  ),
  // §4 States and transitions, Display settings
  line(
    '4',
    'set the dense flag;',
    proven('src/services/display-settings/reduceDisplay.test.ts', 'changes the settings like the model'),
  ),
  line(
    '4',
    'reset density to false;',
    proven('src/services/display-settings/reduceDisplay.test.ts', 'changes the settings like the model'),
  ),
  line(
    '4',
    'change palette mode or direction. The change is ignored if nothing differs.',
    proven('src/services/display-settings/reduceDisplay.test.ts', 'changes the settings like the model'),
  ),
  line(
    '4',
    'An unknown action is an error.',
    proven('tests/faults/storage.test.ts', 'F53 the reducer throws an error that names the action'),
  ),
  line(
    '4',
    "The mode preference is light, dark or system; system follows the operating system's dark preference. It is stored under the key mui-mode. The theme-color meta tags follow the mode. Dense mode shrinks buttons, inputs, tables and toolbars.",
    proven('tests/settings/display.spec.ts', 'sets class, color scheme, images and both theme-color metas'),
    proven('tests/faults/storage.spec.ts', 'F54 the page follows while it is open'),
    proven('tests/settings/display.spec.ts', 'shrinks buttons, inputs, tables and toolbars'),
    proven('src/features/demos/theme/demoTheme.test.ts', 'shrinks exactly the listed components when dense'),
  ),
  // §4 States and transitions, Code variant
  line(
    '4',
    'Taken from the URL hash when it ends in .js (JS) or .tsx (TS).',
    proven('src/services/code-preferences/codePreferences.test.ts', 'F58 the language of'),
    proven('tests/demos/toolbar.spec.ts', 'scrolls to its demo and opens the code'),
  ),
  line(
    '4',
    'Otherwise taken from a saved cookie.',
    proven('src/services/code-preferences/codePreferences.test.ts', 'come from the cookie'),
  ),
  line(
    '4',
    'Default is TS.',
    proven('src/services/code-preferences/codePreferences.test.ts', 'are TypeScript and the system without a choice'),
  ),
  line(
    '4',
    'Saved in a cookie valid one year.',
    proven('src/lib/cookie.test.ts', 'lasts one year, for all pages'),
    proven('tests/demos/toolbar.spec.ts', 'keeps the choice for a year'),
  ),
  // §4 States and transitions, Code-styling preference
  line(
    '4',
    'Taken from the URL hash or a saved value; stored in a cookie with a one-year lifetime.',
    proven('src/services/code-preferences/codePreferences.test.ts', 'come from the hash before the cookie'),
    proven('src/lib/cookie.test.ts', 'lasts one year, for all pages'),
  ),
  // §4 States and transitions, Ad slot
  line('4', 'Waiting.', proven('src/features/ads/slot/adSlot.test.ts', 'waits until it is started')),
  line(
    '4',
    'Checking for an ad blocker: poll every 500 ms, up to 30 tries.',
    proven('src/features/ads/slot/driveSlot.test.ts', 'polls immediately and then every 500 ms'),
  ),
  line(
    '4',
    'If an ad-network element appears, polling stops and the ad counts as loaded.',
    proven('src/features/ads/slot/adSlot.test.ts', 'takes an ad that appears at try'),
  ),
  line(
    '4',
    'If nothing is found after more than 6 tries, an ad blocker is assumed.',
    proven('tests/faults/adScript.spec.ts', 'counts as blocked at the seventh poll'),
  ),
  line(
    '4',
    'With a blocker detected, about 20% of the time an in-house message is shown; otherwise an in-house ad.',
    proven('tests/faults/adSlot.spec.ts', 'F28 a draw of'),
    proven('tests/faults/adScript.spec.ts', 'F20 a fifth of the blocked see a message'),
  ),
  line(
    '4',
    'If the ad network returned a house link named backers, an in-house ad is shown.',
    proven('tests/ads/slot.spec.ts', 'that points to the backers is replaced'),
    proven('src/features/ads/network/findNetworkAd.test.ts', 'is not recognized in'),
  ),
  line('4', 'Bots detected by user agent get no ad.', proven('tests/faults/adSlot.spec.ts', 'robots get no ad')),
  line(
    '4',
    'About 20% of visitors get the inline ad style; the rest get the image style.',
    proven('src/features/ads/slot/labels.test.ts', 'have the inline share of the specification'),
    proven('tests/ads/slot.spec.ts', 'keep their style for a visitor, in every tab'),
  ),
  // §4 States and transitions, Consent
  line(
    '4',
    'Where a measurement id or an ad network is configured, analytics and network ads start only after a yes; CONSENT=off does not ask.',
    proven('src/model/site-config.test.ts', 'does not ask for consent if the owner turns that off'),
    proven('src/services/privacy/privacy.test.ts', 'with CONSENT'),
    proven('tests/analytics/consent.spec.ts', 'a site with CONSENT=off starts without asking'),
  ),
  line(
    '4',
    'A bar asks once for both; refusing is as easy as accepting. The footer and the privacy page open it again.',
    proven('tests/analytics/consent.spec.ts', 'makes refusing as easy as accepting'),
    proven('tests/analytics/consent.spec.ts', 'nothing starts, on this page and the next'),
    proven('tests/analytics/consent.spec.ts', 'that is withdrawn from the footer'),
    proven('tests/analytics/consent.spec.ts', 'the privacy page shows the choice and changes it'),
  ),
  line(
    '4',
    'The choice is stored in the browser and applies to all tabs.',
    proven('tests/analytics/consent.spec.ts', 'in one tab applies to the others'),
    proven('tests/analytics/consent.spec.ts', 'lasts for the page if storage is denied'),
  ),
  line(
    '4',
    'Global Privacy Control and Do Not Track count as no.',
    proven('src/services/privacy/privacy.test.ts', 'is refused by'),
    proven('tests/faults/analytics.spec.ts', 'F46 Global Privacy Control'),
  ),
  line(
    '4',
    'Before a yes, the slot shows an in-house ad and does not poll, and events are dropped. After it, the slot starts at Waiting.',
    proven('tests/analytics/consent.spec.ts', 'the slot shows an in-house ad without polling'),
    proven('tests/analytics/consent.spec.ts', 'the slot starts to poll and shows a network ad'),
    proven('tests/analytics/consent.spec.ts', 'events from before it are dropped'),
  ),
  line(
    '4',
    "All four signals of Google's Consent Mode are denied before its configuration; withdrawing a yes denies them again and stops polling and events.",
    proven('src/services/analytics/gtagSink.test.ts', 'is denied by default for all four signals'),
    proven('tests/analytics/consent.spec.ts', 'that is withdrawn from the footer'),
  ),
  line(
    '4',
    'Where nothing is configured, there is no bar and no script for it.',
    proven('tests/analytics/silence.full.spec.ts', 'loads no script for consent'),
  ),
  // §5 Validation rules
  line(
    '5',
    'Ad-network entries are kept only when non-empty and carrying a statlink; the first such entry is used.',
    proven('src/features/ads/network/readFeed.test.ts', 'takes the first entry that is not empty and carries a link'),
    proven('tests/faults/adFeed.spec.ts', 'F11 the first good entry is used'),
  ),
  // §6 Roles and permissions
  line(
    '6',
    'There are no roles. Plans label pages and do not restrict anything.',
    proven('src/shell/navigation/NavTree.test.tsx', 'and still links it'),
  ),
  // §7 Calls the product makes
  line(
    '7',
    'GET ad network JSON feed: read the ads array; keep entries that are non-empty with a statlink; take the first; retry up to 10 times if none qualifies; a network failure gives no ad. Request and response details beyond this: not shown',
    proven('src/features/ads/network/fetchFeed.test.ts', 'sends ten requests in total when no entry qualifies'),
    proven('tests/faults/adFeed.spec.ts', 'is requested once and shows no ad'),
  ),
  line(
    '7',
    'load a third-party ad script: shows network ads',
    proven('tests/ads/slot.spec.ts', 'is shown in the slot, a landmark named'),
  ),
  line(
    '7',
    'load icon font stylesheet from a fonts provider: icons',
    proven('tests/faults/iconFont.spec.ts', 'the icon font is requested once'),
    proven('tests/faults/iconFont.spec.ts', 'F32 no icon name is visible'),
  ),
  line(
    '7',
    'GET /static/styles/prism-okaidia.css: syntax highlighting; optionally fetched and wrapped in a CSS layer; on failure falls back to a link element',
    proven('tests/faults/highlightStyles.spec.ts', 'are a plain link on pages with code'),
    proven('tests/faults/highlightStyles.spec.ts', 'are fetched and wrapped'),
    proven('tests/faults/highlightStyles.spec.ts', 'F33'),
  ),
  line(
    '7',
    'register service worker at /x/sw.js: only on the production docs host',
    proven('tests/faults/serviceWorker.spec.ts', 'F65 the worker is registered'),
    proven('tests/faults/serviceWorker.spec.ts', 'F65 nothing is registered on'),
    proven('src/model/site-config.test.ts', 'needs no variable at all'),
  ),
  line('7', 'Analytics events:', proven('tests/analytics/events.spec.ts', 'the debug sink prints every event')),
  line(
    '7',
    'page view with product id and category;',
    proven('tests/analytics/events.spec.ts', 'are sent once, with title, path, product and category'),
  ),
  line(
    '7',
    'user properties;',
    proven('tests/analytics/events.spec.ts', 'are sent again when they change, and only then'),
  ),
  line(
    '7',
    'click events taken from data attributes;',
    proven('tests/analytics/events.spec.ts', 'are read from the attributes of the nearest element'),
  ),
  line('7', 'web vitals;', proven('tests/analytics/events.spec.ts', 'are sampled once per session')),
  line(
    '7',
    'an ad event with action display, click or crash and a label.',
    proven('tests/ads/slot.spec.ts', 'a display is reported 2500 ms after'),
    proven('tests/ads/slot.spec.ts', 'a click is reported with the label of the ad'),
    proven('tests/faults/adSlot.spec.ts', 'F25 an ad that throws while it is rendered'),
  ),
  // §8 Error catalogue
  line(
    '8',
    'ad component crashes: renders nothing and reports an ad crash event',
    proven('tests/faults/adSlot.spec.ts', 'F25 an ad that throws while it is rendered'),
  ),
  line(
    '8',
    'ad-config context missing: error: Could not find docs ad config context value; please ensure the component is wrapped in an AdProvider',
    proven('src/features/ads/view/view.test.tsx', 'F26 throws the exact message'),
  ),
  line(
    '8',
    'CSS fetch fails: Failed to fetch CSS; falls back to a link element',
    proven('tests/faults/highlightStyles.spec.ts', 'F33'),
  ),
  line(
    '8',
    'unknown display-settings action: error',
    proven('tests/faults/storage.test.ts', 'F53 the reducer throws an error that names the action'),
  ),
  line('8', 'cookie read on the server: error', proven('src/lib/cookie.test.ts', 'F51 cannot be read on the server')),
  line(
    '8',
    'ad network failure: no ad is shown',
    proven('tests/faults/adFeed.spec.ts', 'is requested once and shows no ad'),
  ),
  // §9 Business constants and limits
  line('9', 'current docs version: 8.11.1', proven('tests/shell/frame.spec.ts', 'offers the versions of the product')),
  line(
    '9',
    'older versions linked: v7, v6, v5, v4',
    proven('tests/shell/pages.test.ts', 'lists every version of the documentation'),
  ),
  line(
    '9',
    'cookie lifetime (code variant and code styling): 31536000 s (1 year)',
    proven('src/lib/cookie.test.ts', 'lasts one year, for all pages'),
  ),
  line(
    '9',
    'web-vitals sampling: about 1 in 10000 sessions',
    proven('src/services/analytics/analytics.test.ts', 'are reported by one session in ten thousand'),
  ),
  line(
    '9',
    'click analytics sampling: may be set by a split attribute',
    proven('src/services/analytics/analytics.test.ts', 'F43 with a split of'),
  ),
  line(
    '9',
    'ad display analytics sampling ratio: 0.1 by default',
    proven('src/features/ads/slot/displayEvent.test.ts', 'has the constants of the specification'),
    proven('src/features/ads/slot/displayEvent.test.ts', 'with a ratio of'),
  ),
  line(
    '9',
    'ad display event delay: 2500 ms',
    proven('src/features/ads/slot/displayEvent.test.ts', 'is reported exactly once, 2500 ms after the label appeared'),
  ),
  line(
    '9',
    'ad-block polling: every 500 ms, 30 tries, blocker assumed after more than 6',
    proven('src/features/ads/slot/driveSlot.test.ts', 'polls immediately and then every 500 ms'),
    proven('src/features/ads/slot/adSlot.test.ts', 'has the constants of the specification'),
  ),
  line(
    '9',
    'ad fetch retries: 10',
    proven('src/features/ads/network/fetchFeed.test.ts', 'sends ten requests in total when no entry qualifies'),
  ),
  line(
    '9',
    'in-house message share when blocker detected: about 20%',
    proven('tests/faults/adSlot.spec.ts', 'F28 a draw of'),
  ),
  line(
    '9',
    'inline ad style share: about 20%',
    proven('src/features/ads/slot/labels.test.ts', 'have the inline share of the specification'),
  ),
  line(
    '9',
    'ad slot vertical margins: 3 above and below',
    proven('tests/ads/slot.spec.ts', 'with 24 px above and below'),
  ),
  line(
    '9',
    'ad slot minimum height: 142; 126 from the sm breakpoint up',
    proven('tests/ads/slot.spec.ts', 'with 24 px above and below'),
  ),
  line(
    '9',
    'breakpoints: xs 0, sm 600, md 900, lg 1200, xl 1536',
    proven('tests/shell/layout.spec.ts', 'follows the breakpoints at'),
  ),
  line(
    '9',
    'border radius: 12 in the docs theme (library default 4)',
    proven('tests/shell/layout.spec.ts', 'uses the border radius of the docs theme'),
    proven('src/features/demos/theme/demoTheme.test.ts', 'radius 4, spacing 8'),
  ),
  line('9', 'spacing: 8', proven('tests/shell/layout.spec.ts', 'follows the breakpoints at')),
  line(
    '9',
    'theme mode storage key: mui-mode',
    proven('tests/settings/display.spec.ts', 'is not stored unless the user chooses'),
    proven('tests/faults/storage.spec.ts', 'counts as system, and is not written back'),
  ),
  line(
    '9',
    'service worker path: /x/sw.js',
    proven('src/services/service-worker/mayRegister.test.ts', 'lives at the path of the specification'),
  ),
];
