import { find, findAll, findAround, read } from '#lib/hook';
import {
  observePackageManager,
  PACKAGE_MANAGERS,
  type PackageManager,
  showPackageManager,
  storePackageManager,
} from '#services/package-manager';
import { TAB } from '../hooks.ts';

/** Command tabs. One choice applies to all of them, on every page and in every browser tab. */
export function activateCommandTabs() {
  const tabs = findAll(TAB);
  if (tabs.length === 0) return;
  let current: PackageManager;

  function show() {
    current = showPackageManager();
    for (const tab of tabs) {
      const isChosen = read(TAB, tab) === current;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
    }
  }

  function choose(tab: HTMLElement, name: PackageManager) {
    // Commands differ in length and may wrap; keep the clicked tabs in place.
    const before = tab.getBoundingClientRect().top;
    storePackageManager(name);
    show();
    scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
    find(TAB, tab.parentElement ?? document, name)?.focus();
  }

  show();
  observePackageManager(show);
  document.addEventListener('click', ({ target }) => {
    const tab = findAround(TAB, target);
    if (tab) choose(tab, read(TAB, tab));
  });
  document.addEventListener('keydown', (event) => {
    const tab = findAround(TAB, event.target);
    const next = tab && afterKey(event.key, current, getComputedStyle(tab).direction === 'rtl');
    if (!next) return;
    event.preventDefault();
    choose(tab, next);
  });
}

function afterKey(key: string, current: PackageManager, isRtl: boolean) {
  const index = PACKAGE_MANAGERS.indexOf(current);
  const forward = isRtl ? -1 : 1;
  const next = { ArrowRight: index + forward, ArrowLeft: index - forward, Home: 0, End: -1 }[key];
  return next === undefined ? undefined : PACKAGE_MANAGERS.at(next % PACKAGE_MANAGERS.length);
}
