import type { MessageId, Translate } from '#services/i18n';

const WORDS = {
  recentPages: 'paletteRecentPages',
  bookmarks: 'paletteBookmarks',
  recentSearches: 'searchRecent',
  commands: 'paletteCommands',
  copyPage: 'paletteCopyPage',
  addBookmark: 'paletteAddBookmark',
  removeBookmark: 'paletteRemoveBookmark',
  bookmarkFailed: 'paletteBookmarkFailed',
  dark: 'paletteDark',
  light: 'paletteLight',
  rtl: 'paletteRtl',
  ltr: 'paletteLtr',
  dense: 'paletteDense',
  normal: 'paletteNormal',
  typeScript: 'paletteTypeScript',
  javaScript: 'paletteJavaScript',
  wrap: 'paletteWrap',
  scroll: 'paletteScroll',
  playground: 'palettePlayground',
  settings: 'shortcutSettings',
  forget: 'paletteForget',
  forgotten: 'paletteForgotten',
} as const satisfies Record<string, MessageId>;

/** Texts of the commands, passed in an attribute because the browser has no translations. */
export type PaletteWords = Readonly<Record<keyof typeof WORDS | 'playgroundHref', string>>;

export function paletteWords(t: Translate, playgroundHref: string): PaletteWords {
  return {
    ...(Object.fromEntries(Object.entries(WORDS).map(([name, id]) => [name, t(id)])) as Record<
      keyof typeof WORDS,
      string
    >),
    playgroundHref,
  };
}
