import { fillIn } from '#lib/fill-in';
import { localizeHref } from '#lib/paths';
import { DATE_LIBRARIES, DATE_LIBRARY_TITLES } from '#model/demo-dates';
import { COPY_PAGE } from '#model/hooks';
import { planNames, PLANS } from '#model/plan-names';
import { THEME_PATH } from '#model/theme-choice';
import { codeVariant, codeWrap, followCodePreferences, followCodeWrap } from '#services/code-preferences/browser';
import { display, modeChoice } from '#services/display-settings/browser';
import { LANGUAGES } from '#services/demo-languages/browser';
import { usedDates, usedLocale, usedPlan, usedTheme } from '#services/lenses/browser';
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
export function readPalette({ texts, playgroundHref, starterHref, explorers, popular }: SearchProps): Palette {
  const isElsewhere = ({ path }: SavedPage) => path !== location.pathname;
  const visited = recentPages().filter(isElsewhere).slice(0, MAX_RECENT);
  const unvisited = popular.filter((page) => isElsewhere(page) && visited.every(({ path }) => path !== page.path));
  return {
    saved: [
      { label: texts.paletteRecentPages, options: visited.map(toOption) },
      { label: texts.palettePopularPages, options: unvisited.map(toOption) },
      { label: texts.paletteBookmarks, options: bookmarks().map(toOption) },
      { label: texts.searchRecent, options: recentSearches().map((query) => ({ kind: 'search', query })) },
    ],
    commands: {
      label: texts.paletteCommands,
      options: [
        ...ofPage(texts),
        ...ofDisplay(texts),
        ...ofCode(texts),
        ...ofPlan(texts),
        ...ofDates(texts),
        ...ofTheme(texts),
        { kind: 'command', label: texts.palettePlayground, href: playgroundHref },
        { kind: 'command', label: texts.paletteStarter, href: starterHref },
        ...explorers.map(({ name, href }): Command => ({
          kind: 'command',
          label: fillIn(texts.paletteExplorer, { name }),
          href,
        })),
        ...ofButton(texts.shortcutSettings, SHORTCUTS.settings.target),
        ...ofHistory(texts),
        ...ofLocale(texts),
      ],
    },
  };
}

const toOption = (page: SavedPage): Option => ({ kind: 'page', page });

const command = (label: string, act: Required<Command>['act'], done?: Pick<Command, 'done' | 'undo'>): Command => ({
  kind: 'command',
  label,
  act,
  ...done,
});

/** A command that clicks a button of the page, which announces the result itself. */
function ofButton(label: string, selector: string): Command[] {
  const button = document.querySelector<HTMLElement>(selector);
  return button ? [command(label, () => (button.click(), ''))] : [];
}

function ofPage(texts: SearchTexts): Command[] {
  const page = currentPage();
  const isMarked = page && bookmarks().some(({ path }) => path === page.path);
  return [
    ...ofButton(texts.paletteCopyPage, `[${COPY_PAGE}]`),
    ...(page
      ? [
          command(
            isMarked ? texts.paletteRemoveBookmark : texts.paletteAddBookmark,
            () => (toggleBookmark(page) ? undefined : texts.paletteBookmarkFailed),
            {
              done: isMarked ? texts.paletteBookmarkRemoved : texts.paletteBookmarkAdded,
              undo: () => void toggleBookmark(page),
            },
          ),
        ]
      : []),
  ];
}

function ofDisplay(texts: SearchTexts): Command[] {
  const { paletteMode, direction, dense } = display.get();
  const isDark = paletteMode === 'dark';
  const isRtl = direction === 'rtl';
  const mode = modeChoice.get();
  const setDirection = (isMirrored: boolean) => () =>
    display.dispatch({ type: 'change', direction: isMirrored ? 'rtl' : 'ltr' });
  const setDense = (isDense: boolean) => () =>
    display.dispatch(isDense ? { type: 'set-dense', dense: true } : { type: 'reset-density' });
  return [
    command(isDark ? texts.paletteLight : texts.paletteDark, () => display.chooseMode(isDark ? 'light' : 'dark'), {
      done: isDark ? texts.modeLightOn : texts.modeDarkOn,
      undo: () => display.chooseMode(mode),
    }),
    command(isRtl ? texts.paletteLtr : texts.paletteRtl, setDirection(!isRtl), {
      done: isRtl ? texts.paletteLtrOn : texts.paletteRtlOn,
      undo: setDirection(isRtl),
    }),
    command(dense ? texts.paletteNormal : texts.paletteDense, setDense(!dense), {
      done: dense ? texts.paletteNormalOn : texts.paletteDenseOn,
      undo: setDense(dense),
    }),
  ];
}

function ofCode(texts: SearchTexts): Command[] {
  const isJavaScript = codeVariant.get() === 'JS';
  const isWrapped = codeWrap.get() === 'wrap';
  const setJavaScript = (isChosen: boolean) => change(() => codeVariant.set(isChosen ? 'JS' : 'TS'));
  const setWrapped = (isChosen: boolean) => change(() => codeWrap.set(isChosen ? 'wrap' : 'scroll'));
  return [
    command(isJavaScript ? texts.paletteTypeScript : texts.paletteJavaScript, setJavaScript(!isJavaScript), {
      done: isJavaScript ? texts.paletteTypeScriptOn : texts.paletteJavaScriptOn,
      undo: setJavaScript(isJavaScript),
    }),
    command(isWrapped ? texts.paletteScroll : texts.paletteWrap, setWrapped(!isWrapped), {
      done: isWrapped ? texts.paletteScrollOn : texts.paletteWrapOn,
      undo: setWrapped(isWrapped),
    }),
  ];
}

/** One for each plan but the chosen one. */
function ofPlan(texts: SearchTexts): Command[] {
  const chosen = usedPlan.get();
  const names = planNames(texts);
  const undo = () => usedPlan.set(chosen);
  const choices = PLANS.filter((plan) => plan !== chosen).map((plan) =>
    command(fillIn(texts.palettePlan, { plan: names[plan] }), () => usedPlan.set(plan), {
      done: fillIn(texts.palettePlanOn, { plan: names[plan] }),
      undo,
    }),
  );
  const off = command(texts.palettePlanNone, () => usedPlan.set(''), { done: texts.palettePlanOff, undo });
  return chosen ? [...choices, off] : choices;
}

/** One for each date library but the one in use. */
function ofDates(texts: SearchTexts): Command[] {
  const chosen = usedDates.get();
  const undo = () => usedDates.set(chosen);
  return (['', ...DATE_LIBRARIES] as const)
    .filter((library) => library !== chosen)
    .map((library) => {
      const title = library ? DATE_LIBRARY_TITLES[library] : 'Day.js';
      return command(fillIn(texts.paletteDates, { library: title }), () => usedDates.set(library), {
        done: fillIn(texts.paletteDatesOn, { library: title }),
        undo,
      });
    });
}

/** One for each language of demos but the one in use. They are many, so that they appear only once something is typed. */
function ofLocale(texts: SearchTexts): Command[] {
  const chosen = usedLocale.get();
  const undo = () => usedLocale.set(chosen);
  return [{ id: '', title: 'English' }, ...LANGUAGES]
    .filter(({ id }) => id !== chosen)
    .map(({ id, title }) => ({
      ...command(fillIn(texts.paletteLocale, { language: title }), () => usedLocale.set(id), {
        done: fillIn(texts.paletteLocaleOn, { language: title }),
        undo,
      }),
      isTyped: true,
    }));
}

/** The studio, and a way back to the default theme. */
function ofTheme(texts: SearchTexts): Command[] {
  const chosen = usedTheme.get();
  const href = localizeHref(`${THEME_PATH}/`, document.documentElement.lang);
  const off = command(texts.paletteThemeNone, () => usedTheme.set(''), {
    done: texts.paletteThemeOff,
    undo: () => usedTheme.set(chosen),
  });
  return [{ kind: 'command', label: texts.paletteTheme, href }, ...(chosen ? [off] : [])];
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
