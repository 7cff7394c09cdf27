import { pageData } from '#lib/page-data';
import { announce, copyText } from '#ui/browser';
import { ACTION, DEMO, HANDLE, ICON_FONT_URL, RETRY, TOOLBAR } from './hooks.ts';

const FRAME = `[${DEMO}]`;
const TOOLS = `[${TOOLBAR}], [${HANDLE}]`;
const BUTTON = `${FRAME} :is([${ACTION}], [${RETRY}])`;
const COPIES = `[${ACTION}="copy"], [${ACTION}="link"]`;
const ICON_FONT = `[${ICON_FONT_URL}]`;

/** Loads the toolbar controllers on first intent (hover, focus, click). The demos themselves hydrate near the viewport. */
export function activateDemos() {
  if (!document.querySelector(FRAME)) return;
  const load = () => import('./controllers/toolbars.ts');
  const prepare = () =>
    void load()
      .then(({ use }) => use())
      .catch(() => undefined);

  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      if (target instanceof Element && target.closest(TOOLS)) prepare();
    });
  }
  document.addEventListener('click', (event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null;
    // With JavaScript, the link triggers an action instead of a navigation.
    if (button instanceof HTMLAnchorElement) event.preventDefault();
    if (!button) return;
    const toolbars = load();
    // Browsers allow copying only in the task of the click; the text may still be loading.
    const copied = button.matches(COPIES) ? copyText(toolbars.then(({ textOf }) => textOf(button))) : undefined;
    toolbars.then(({ use }) => use(button, { copied })).catch(() => void (copied ?? announce(pageData('loadFailed'))));
  });
  if (document.querySelector(ICON_FONT)) void import('./controllers/iconFont.ts');
  addEventListener('hashchange', prepare);
  // The server renders the default preferences and no open file; anything else needs the controllers.
  const { codeVariant = 'TS', codeStyling = 'system' } = document.documentElement.dataset;
  if (codeVariant !== 'TS' || codeStyling !== 'system' || /\.(?:js|tsx)$|^#playground$/.test(location.hash)) prepare();
}
