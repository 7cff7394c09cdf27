import { codeVariant } from '#services/code-preferences';
import { codeWrap, followCodePreferences, followCodeWrap } from '#services/code-preferences/browser';
import { display, isOptedOut } from '#services/display-settings/browser';
import { bookmarks, currentPage, forgetPages, recentPages, toggleBookmark } from '#services/reading-list/browser';
import { forgetSearches, recentSearches } from '#services/search/browser';
import { announce } from '#ui/browser';
import { commandOption, optionGroup, pageOption, recentOption } from './options.ts';
import type { PaletteWords } from './paletteWords.ts';

interface Command {
  label: string;
  /** Performs the command. A text it returns is announced instead of its label; an empty one if nothing is. */
  act?: () => string | void;
  href?: string;
}

export interface Palette {
  /** In the order of the keyboard. */
  options: HTMLElement[];
  /** The same options in labeled groups. */
  groups: HTMLElement[];
}

/** How the query for commands starts. */
export const COMMAND_SIGN = '>';

/** The commands whose label contains all words. */
export function findCommands(query: string, words: PaletteWords): Palette {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = commands(words).filter(({ label }) => wanted.every((word) => label.toLowerCase().includes(word)));
  return toPalette([[words.commands, found.map(toOption)]]);
}

/** What the dialog shows before anything is typed. */
export function firstPalette(words: PaletteWords): Palette {
  const here = location.pathname;
  return toPalette([
    [
      words.recentPages,
      recentPages()
        .filter(({ path }) => path !== here)
        .slice(0, MAX_RECENT)
        .map(pageOption),
    ],
    [words.bookmarks, bookmarks().map(pageOption)],
    [words.recentSearches, recentSearches().map(recentOption)],
    [words.commands, commands(words).map(toOption), COMMAND_SIGN],
  ]);
}

const MAX_RECENT = 5;

function toPalette(groups: readonly (readonly [label: string, options: HTMLElement[], key?: string])[]): Palette {
  const shown = groups.filter(([, options]) => options.length > 0);
  return {
    options: shown.flatMap(([, options]) => options),
    groups: shown.map(([label, options, key]) => optionGroup(label, options, key)),
  };
}

function toOption({ label, href, act }: Command): HTMLElement {
  return commandOption(label, href, () => {
    const text = act?.() ?? label;
    if (text) announce(text);
  });
}

function commands(words: PaletteWords): Command[] {
  return [
    ...ofPage(words),
    ...(isOptedOut() ? [] : ofDisplay(words)),
    ...ofCode(words),
    { label: words.playground, href: words.playgroundHref },
    ...ofDialogs(words),
    ...ofHistory(words),
  ];
}

function ofPage(words: PaletteWords): Command[] {
  const copy = document.querySelector<HTMLElement>('[data-copy-page]');
  const page = currentPage();
  const isMarked = page && bookmarks().some(({ path }) => path === page.path);
  return [
    // The button announces the result itself.
    ...(copy ? [{ label: words.copyPage, act: () => (copy.click(), '') }] : []),
    ...(page
      ? [
          {
            label: isMarked ? words.removeBookmark : words.addBookmark,
            act: () => (toggleBookmark(page) ? undefined : words.bookmarkFailed),
          },
        ]
      : []),
  ];
}

function ofDisplay(words: PaletteWords): Command[] {
  const { paletteMode, direction, dense } = display.get();
  const isDark = paletteMode === 'dark';
  const isRtl = direction === 'rtl';
  return [
    {
      label: isDark ? words.light : words.dark,
      act: () => display.dispatch({ type: 'change', paletteMode: isDark ? 'light' : 'dark' }),
    },
    {
      label: isRtl ? words.ltr : words.rtl,
      act: () => display.dispatch({ type: 'change', direction: isRtl ? 'ltr' : 'rtl' }),
    },
    {
      label: dense ? words.normal : words.dense,
      act: () => display.dispatch(dense ? { type: 'reset-density' } : { type: 'set-dense', dense: true }),
    },
  ];
}

function ofCode(words: PaletteWords): Command[] {
  const isJavaScript = codeVariant.get() === 'JS';
  const isWrapped = codeWrap.get() === 'wrap';
  return [
    {
      label: isJavaScript ? words.typeScript : words.javaScript,
      act: change(() => codeVariant.set(isJavaScript ? 'TS' : 'JS')),
    },
    { label: isWrapped ? words.scroll : words.wrap, act: change(() => codeWrap.set(isWrapped ? 'scroll' : 'wrap')) },
  ];
}

function ofDialogs(words: PaletteWords): Command[] {
  const opener = document.querySelector<HTMLElement>('[data-opens]');
  return opener ? [{ label: words.settings, act: () => (opener.click(), '') }] : [];
}

function ofHistory(words: PaletteWords): Command[] {
  const isEmpty = recentPages().length === 0 && recentSearches().length === 0;
  const forget = () => {
    forgetPages();
    forgetSearches();
    return words.forgotten;
  };
  return isEmpty ? [] : [{ label: words.forget, act: forget }];
}

/** The page follows preferences only from the first change. */
function change(set: () => void) {
  return () => {
    followCodePreferences();
    followCodeWrap();
    set();
    return undefined;
  };
}
