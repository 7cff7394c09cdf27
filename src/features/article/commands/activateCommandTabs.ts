import { find, findAll, findAround, read } from '#lib/hook';
import { followPackageManager, packageManager, PACKAGE_MANAGERS, type PackageManager } from '#services/package-manager';
import { TAB, TABS } from '../hooks.ts';

/** Command tabs. One choice applies to all of them, on every page and in every browser tab. */
export function activateCommandTabs() {
  const lists = [...document.querySelectorAll<HTMLElement>(`[${TABS}] [role="tablist"]`)];
  if (lists.length === 0) return;

  followPackageManager();
  packageManager.subscribe(select);
  select(packageManager.get());

  function select(chosen: PackageManager) {
    for (const tab of lists.flatMap((list) => findAll(TAB, list))) {
      const isChosen = read(TAB, tab) === chosen;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
    }
  }

  for (const list of lists) {
    list.addEventListener('click', ({ target }) => {
      const tab = findAround(TAB, target);
      if (tab) choose(list, read(TAB, tab));
    });
    list.addEventListener('keydown', (event) => {
      const next = afterKey(event.key, packageManager.get(), getComputedStyle(list).direction === 'rtl');
      if (!next) return;
      event.preventDefault();
      choose(list, next);
    });
  }
}

function choose(list: HTMLElement, name: PackageManager) {
  // Commands differ in length and may wrap; keep the clicked tabs in place.
  const before = list.getBoundingClientRect().top;
  packageManager.set(name);
  scrollBy({ top: list.getBoundingClientRect().top - before, behavior: 'instant' });
  find(TAB, list, name)?.focus();
}

function afterKey(key: string, current: PackageManager, isRtl: boolean) {
  const index = PACKAGE_MANAGERS.indexOf(current);
  const count = PACKAGE_MANAGERS.length;
  switch (key) {
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return PACKAGE_MANAGERS[(index + 1) % count];
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return PACKAGE_MANAGERS[(index + count - 1) % count];
    case 'Home':
      return PACKAGE_MANAGERS[0];
    case 'End':
      return PACKAGE_MANAGERS[count - 1];
    default:
      return undefined;
  }
}
