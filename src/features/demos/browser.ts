import { pageData } from '#lib/page-data';
import type { Selector } from '#lib/hooks';
import { announce } from '#ui/browser';
import type * as hooks from './hooks.ts';

// Checked against the hooks, which are not imported: every page would load all of them.
type Frame = Selector<typeof hooks.DEMO>;
type Toolbar = Selector<typeof hooks.TOOLBAR>;
type Handle = Selector<typeof hooks.HANDLE>;
type Action = Selector<typeof hooks.ACTION>;
type Retry = Selector<typeof hooks.RETRY>;
const FRAME = '[data-demo]' satisfies Frame;
const TOOLS = '[data-demo-tools], [data-demo-resize]' satisfies `${Toolbar}, ${Handle}`;
const BUTTON = '[data-demo] :is([data-do], [data-demo-again])' satisfies `${Frame} :is(${Action}, ${Retry})`;
const ICON_FONT = '[data-icon-font-url]' satisfies Selector<typeof hooks.ICON_FONT_URL>;

/** Loads the toolbar controllers on first intent (hover, focus, click). The demos themselves hydrate near the viewport. */
export function activateDemos() {
  if (!document.querySelector(FRAME)) return;
  const act = (button?: HTMLElement) => import('./controllers/toolbars.ts').then(({ use }) => use(button));
  const prepare = () => void act().catch(() => undefined);

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
    if (button) act(button).catch(() => announce(pageData('loadFailed')));
  });
  if (document.querySelector(ICON_FONT)) void import('./controllers/iconFont.ts');
  addEventListener('hashchange', prepare);
  // The server renders the default preferences and no open file; anything else needs the controllers.
  const { codeVariant = 'TS', codeStyling = 'system' } = document.documentElement.dataset;
  if (codeVariant !== 'TS' || codeStyling !== 'system' || /\.(?:js|tsx)$|^#playground$/.test(location.hash)) prepare();
}
