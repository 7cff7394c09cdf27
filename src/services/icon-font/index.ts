/** The icon font of demos (specification §7): words that a font turns into pictures. The site itself draws its icons. */
export const ICON_FONT_ATTRIBUTE = 'data-icon-font';
