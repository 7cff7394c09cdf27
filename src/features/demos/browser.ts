import { announce } from '#ui/browser';

/** Loads the toolbar controllers on first intent (hover, focus, click). The demos themselves hydrate near the viewport. */
export function activateDemos() {
  if (!document.querySelector('[data-demo]')) return;
  const load = () => import('./controllers/toolbars.ts');
  const prepare = () =>
    void load()
      .then(({ activateToolbars }) => activateToolbars())
      .catch(() => undefined);

  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      if (target instanceof Element && target.closest('[data-demo-tools], [data-demo-resize]')) prepare();
    });
  }
  document.addEventListener('click', (event) => {
    const { target } = event;
    const button =
      target instanceof Element ? target.closest<HTMLElement>('[data-demo] :is([data-do], [data-demo-again])') : null;
    // With JavaScript, the link triggers an action instead of a navigation.
    if (button instanceof HTMLAnchorElement) event.preventDefault();
    if (button)
      load()
        .then(({ use }) => use(button))
        .catch(announceFailure);
  });
  const font = document.querySelector<HTMLElement>('[data-icon-font-url]')?.dataset['iconFontUrl'];
  if (font) void import('./controllers/iconFont.ts').then(({ requestIconFont }) => requestIconFont(font));
  addEventListener('hashchange', prepare);
  // The server renders the default preferences and no open file; anything else needs the controllers.
  const { codeVariant = 'TS', codeStyling = 'system' } = document.documentElement.dataset;
  if (codeVariant !== 'TS' || codeStyling !== 'system' || /\.(?:js|tsx)$|^#playground$/.test(location.hash)) prepare();
}

function announceFailure() {
  announce(document.body.dataset['loadFailed'] ?? '');
}
