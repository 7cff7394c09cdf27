import { codeVariant, codeWrap, followCodePreferences, followCodeWrap } from '#services/code-preferences/browser';
import { display, isOptedOut } from '#services/display-settings/browser';
import {
  bookmarks,
  currentPage,
  forgetPages,
  recentPages,
  toggleBookmark,
  type SavedPage,
} from '#services/reading-list/browser';
import { SHORTCUTS } from '#services/shortcuts';
import { forgetSearches, recentSearches } from '#services/search/browser';
import type { SearchProps, SearchTexts } from './props.ts';
import type { Command, Option, Palette } from './searchState.ts';

const MAX_RECENT = 5;

/** Reads what the dialog offers before anything is typed, or after the sign for commands. */
export function readPalette({ texts, playgroundHref }: SearchProps): Palette {
  const visited = recentPages().filter(({ path }) => path !== location.pathname);
  return {
    saved: [
      { label: texts.paletteRecentPages, options: visited.slice(0, MAX_RECENT).map(toOption) },
      { label: texts.paletteBookmarks, options: bookmarks().map(toOption) },
      { label: texts.searchRecent, options: recentSearches().map((query) => ({ kind: 'search', query })) },
    ],
    commands: {
      label: texts.paletteCommands,
      options: [
        ...ofPage(texts),
        ...(isOptedOut() ? [] : ofDisplay(texts)),
        ...ofCode(texts),
        { kind: 'command', label: texts.palettePlayground, href: playgroundHref },
        ...ofButton(texts.shortcutSettings, SHORTCUTS.settings.target),
        ...ofHistory(texts),
      ],
    },
  };
}

const toOption = (page: SavedPage): Option => ({ kind: 'page', page });

const command = (label: string, act: Required<Command>['act']): Command => ({ kind: 'command', label, act });

/** A command that clicks a button of the page, which announces the result itself. */
function ofButton(label: string, selector: string): Command[] {
  const button = document.querySelector<HTMLElement>(selector);
  return button ? [command(label, () => (button.click(), ''))] : [];
}

function ofPage(texts: SearchTexts): Command[] {
  const page = currentPage();
  const isMarked = page && bookmarks().some(({ path }) => path === page.path);
  return [
    ...ofButton(texts.paletteCopyPage, '[data-copy-page]'),
    ...(page
      ? [
          command(isMarked ? texts.paletteRemoveBookmark : texts.paletteAddBookmark, () =>
            toggleBookmark(page) ? undefined : texts.paletteBookmarkFailed,
          ),
        ]
      : []),
  ];
}

function ofDisplay(texts: SearchTexts): Command[] {
  const { paletteMode, direction, dense } = display.get();
  const isDark = paletteMode === 'dark';
  const isRtl = direction === 'rtl';
  return [
    command(isDark ? texts.paletteLight : texts.paletteDark, () =>
      display.dispatch({ type: 'change', paletteMode: isDark ? 'light' : 'dark' }),
    ),
    command(isRtl ? texts.paletteLtr : texts.paletteRtl, () =>
      display.dispatch({ type: 'change', direction: isRtl ? 'ltr' : 'rtl' }),
    ),
    command(dense ? texts.paletteNormal : texts.paletteDense, () =>
      display.dispatch(dense ? { type: 'reset-density' } : { type: 'set-dense', dense: true }),
    ),
  ];
}

function ofCode(texts: SearchTexts): Command[] {
  const isJavaScript = codeVariant.get() === 'JS';
  const isWrapped = codeWrap.get() === 'wrap';
  return [
    command(
      isJavaScript ? texts.paletteTypeScript : texts.paletteJavaScript,
      change(() => codeVariant.set(isJavaScript ? 'TS' : 'JS')),
    ),
    command(
      isWrapped ? texts.paletteScroll : texts.paletteWrap,
      change(() => codeWrap.set(isWrapped ? 'scroll' : 'wrap')),
    ),
  ];
}

function ofHistory(texts: SearchTexts): Command[] {
  const isEmpty = recentPages().length === 0 && recentSearches().length === 0;
  const forget = () => {
    forgetPages();
    forgetSearches();
    return texts.paletteForgotten;
  };
  return isEmpty ? [] : [command(texts.paletteForget, forget)];
}

/** The page follows preferences only from the first change. */
function change(set: () => void) {
  return () => {
    followCodePreferences();
    followCodeWrap();
    set();
  };
}
