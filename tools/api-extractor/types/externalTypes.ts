import ts from 'typescript';
import { kebabCase } from '#model/api-anchors';
import { placeOf } from '../program/declarations.ts';
import { isMaterialPage } from '../release/lists.ts';

const HANDBOOK = 'https://www.typescriptlang.org/docs/handbook/utility-types.html';
const MDN = 'https://developer.mozilla.org/en-US/docs/Web';
const REACT = 'https://react.dev';
const MATERIAL = 'https://mui.com/material-ui';

/** TypeScript's utility types, by their anchor in the handbook. */
const UTILITY_TYPES = new Map(
  Object.entries({
    Awaited: 'awaitedtype',
    Partial: 'partialtype',
    Required: 'requiredtype',
    Readonly: 'readonlytype',
    Record: 'recordkeys-type',
    Pick: 'picktype-keys',
    Omit: 'omittype-keys',
    Exclude: 'excludeuniontype-excludedmembers',
    Extract: 'extracttype-union',
    NonNullable: 'nonnullabletype',
    Parameters: 'parameterstype',
    ReturnType: 'returntypetype',
    NoInfer: 'noinfertype',
  }),
);

const REACT_PAGES: readonly [RegExp, string][] = [
  [/Event(?:Handler)?$/, '/reference/react-dom/components/common#react-event-object'],
  [/^(?:HTML|SVG|DOM|Aria)Attributes$|^SVGProps$|^DetailedHTMLProps$/, '/reference/react-dom/components/common'],
  [
    /^(?:Ref|RefObject|RefCallback|RefAttributes|ForwardedRef|MutableRefObject|LegacyRef)$/,
    '/learn/referencing-values-with-refs',
  ],
  [/^CSSProperties$/, '/reference/react-dom/components/common#applying-css-styles'],
  [/^Context(?:Type)?$/, '/reference/react/createContext'],
  [/^(?:Dispatch|SetStateAction)$/, '/reference/react/useState'],
  [/./, '/learn/typescript'],
];

const SYSTEM_TYPES = new Map([
  ['SxProps', 'https://mui.com/system/getting-started/the-sx-prop/'],
  ['SystemStyleObject', 'https://mui.com/system/getting-started/the-sx-prop/'],
  ['Theme', `${MATERIAL}/customization/theming/`],
]);

/** The documentation page of a third-party type, if its library has one. */
export function externalPage(symbol: ts.Symbol): string | undefined {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) return undefined;
  const { packageName, file } = placeOf(declaration);
  const isType = !(symbol.flags & ts.SymbolFlags.Value) || symbol.name.endsWith('Props');
  if (packageName === 'typescript') return languagePage(symbol.name, file);
  if (packageName === '@types/react')
    return `${REACT}${REACT_PAGES.find(([names]) => names.test(symbol.name))?.[1] ?? ''}`;
  if (packageName.startsWith('@mui/'))
    return SYSTEM_TYPES.get(symbol.name) ?? materialPage(isType ? symbol.name : `${symbol.name}Props`, packageName);
  return packageName.startsWith('@types/d3-') ? `https://d3js.org/${packageName.slice('@types/'.length)}` : undefined;
}

/** The page of a Material UI component: `PopperProps` links to Popper. */
export function materialPage(name: string, packageName: string): string | undefined {
  const component = /^(?:Standard|Outlined|Filled|Base)?([A-Z]\w+?)(?:Own|TypeMap|Base)?Props$/.exec(name)?.[1];
  const path = `/material-ui/api/${kebabCase(component ?? '')}/`;
  return packageName === '@mui/material' && isMaterialPage(path) ? `https://mui.com${path}` : undefined;
}

function languagePage(name: string, file: string): string | undefined {
  const utility = UTILITY_TYPES.get(name);
  if (utility) return `${HANDBOOK}#${utility}`;
  if (/lib\.dom/.test(file)) return `${MDN}/API/${name}`;
  const builtIn = name.replace(/^Readonly(?=Array|Map|Set)/, '').replace(/^Promise(?:Like)$/, 'Promise');
  return `${MDN}/JavaScript/Reference/Global_Objects/${builtIn}`;
}
