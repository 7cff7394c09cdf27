import { announce } from '#ui/browser';

/** Wakes the toolbars of demos at the first sign that a reader will use one. The demos themselves wake when near. */
export function wakeDemos() {
  if (!document.querySelector('[data-demo]')) return;
  const load = () => import('./controllers/toolbars.ts');
  const prepare = () => void load().then(({ wakeToolbars }) => wakeToolbars()).catch(() => undefined);

  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      if (target instanceof Element && target.closest('[data-demo-tools]')) prepare();
    });
  }
  document.addEventListener('click', (event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-demo] :is([data-do], [data-demo-again])') : null;
    // A link that does more with a script.
    if (button instanceof HTMLAnchorElement) event.preventDefault();
    if (button) load().then(({ use }) => use(button)).catch(sayThatItFailed);
  });
  const font = document.querySelector<HTMLElement>('[data-icon-font-url]')?.dataset['iconFontUrl'];
  if (font) void import('./controllers/iconFont.ts').then(({ askForIconFont }) => askForIconFont(font));
  addEventListener('hashchange', prepare);
  // The page was rendered for readers of TypeScript who came without a file in the address.
  const { codeVariant = 'TS', codeStyling = 'system' } = document.documentElement.dataset;
  if (codeVariant !== 'TS' || codeStyling !== 'system' || /\.(?:js|tsx)$/.test(location.hash)) prepare();
}

function sayThatItFailed() {
  announce(document.body.dataset['loadFailed'] ?? '');
}
