/** Set on `<html>` once the icon font of demos is loaded (specification §7). The site itself uses SVG icons. */
export const ICON_FONT_ATTRIBUTE = 'data-icon-font';
