/** Class names such as `MuiDataGrid-cell`, `MuiDataGrid-main--hasSkeleton`, and CSS variables of the library. */
const STYLE_NAME = /Mui[A-Z]\w*-[A-Za-z][\w-]*|--(?:unstable_)?(?:DataGrid|TreeView)-[\w-]+/g;
const CSS_COMMENT = /\/\*[^]*?\*\//g;

export interface StyleName {
  name: string;
  at: number;
}

export function readStyleNames(text: string, offset = 0): StyleName[] {
  return Array.from(text.matchAll(STYLE_NAME), ({ 0: name, index }) => ({ name, at: offset + index }));
}

/** The names in a style sheet, without its comments. */
export function readStyleSheet(text: string): StyleName[] {
  return readStyleNames(text.replace(CSS_COMMENT, (comment) => comment.replace(/[^\n]/g, ' ')));
}
