import { findAll, findClosest, follow, read } from '#lib/hook';
import { pageData } from '#lib/page-data';
import { SHOWN_DATES, SHOWN_LOCALE, SHOWN_STYLING, SHOWN_VARIANT } from '#model/hooks';
import { announce, copyText } from '#ui/browser';
import { fitPaper } from './controllers/fitPaper.ts';
import { ACTION, DEMO, ICON_FONT_URL, PLACE } from './hooks.ts';

const TOOLS = `[${ACTION}], [${PLACE}=toolbar], [${PLACE}=handle]`;

/** Loads the toolbar controllers on first intent (hover, focus, click). The demos themselves hydrate near the viewport. */
export function activateDemos() {
  const frames = findAll(DEMO);
  if (frames.length === 0) return;
  const load = () => import('./controllers/toolbars.ts').then((module) => module.activateToolbars(frames));
  const prepare = () => void load().catch(() => undefined);

  follow(document, ['pointerover', 'focusin', 'click'], (event) => {
    const { type, target } = event;
    const tool = findClosest(TOOLS, target);
    if (!tool) return;
    const action = read(ACTION, tool);
    if (type !== 'click' || !action) return prepare();
    // With JavaScript, the link triggers an action instead of a navigation.
    if (tool instanceof HTMLAnchorElement) event.preventDefault();
    const toolbars = load();
    // Browsers allow copying only in the task of the click; the text may still be loading.
    const copied =
      action === 'copy' || action === 'link'
        ? copyText(
            toolbars.then(({ textOf }) => textOf(tool)),
            { button: tool },
          )
        : undefined;
    toolbars.then(({ use }) => use(tool, { copied })).catch(() => void (copied ?? announce(pageData('loadFailed'))));
  });

  const iconFont = frames.find((frame) => frame.hasAttribute(ICON_FONT_URL));
  if (iconFont)
    void import('./controllers/iconFont.ts').then((module) => module.loadIcons(read(ICON_FONT_URL, iconFont)));
  addEventListener('hashchange', prepare);
  addEventListener('beforeprint', () => fitPaper(frames));
  // The server renders the default preferences and no open file; anything else needs the controllers.
  const root = document.documentElement;
  const isServed = read(SHOWN_VARIANT, root) === 'TS' && read(SHOWN_STYLING, root) === 'system';
  new MutationObserver(prepare).observe(root, { attributeFilter: [SHOWN_DATES, SHOWN_LOCALE] });
  const isInLens = root.hasAttribute(SHOWN_DATES) || root.hasAttribute(SHOWN_LOCALE);
  if (!isServed || isInLens || /\.(?:js|tsx)$|^#playground$/.test(location.hash)) prepare();
}
