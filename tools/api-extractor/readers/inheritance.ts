import ts from 'typescript';
import { isOurs, type Place, placeOf } from '../program/declarations.ts';
import { materialPage } from '../types/externalTypes.ts';
import type { Property } from './properties.ts';

interface SplitProps {
  own: Property[];
  inherited: { from: string; href: string | undefined; properties: Property[] }[];
  attributesOf?: string | undefined;
  ref?: Property | undefined;
  /** Names of the props that are not listed if only own ones are read. */
  foreign: string[];
}

const SYSTEM = 'https://mui.com/system/properties/';

/** A component with at least this many attributes of an element accepts all of them. */
const MANY_ATTRIBUTES = 60;

/** Separates the props that a component declares from those inherited from other components and from elements. */
export function splitProps(properties: readonly Property[], checker: ts.TypeChecker, isOnlyOwn = false): SplitProps {
  const ref = properties.find(({ symbol }) => symbol.name === 'ref');
  const rest = properties.filter(({ symbol }) => symbol.name !== 'ref' && symbol.name !== 'key');
  const attributes = rest.filter(({ symbol }) => homeOf(symbol).packageName === '@types/react');
  const takesAll = attributes.length >= MANY_ATTRIBUTES;
  const takesSystem =
    rest.filter(({ symbol }) => homeOf(symbol).packageName === '@mui/system').length >= MANY_ATTRIBUTES;
  const isOwn = (symbol: ts.Symbol) => {
    const { packageName, file } = homeOf(symbol);
    if (packageName === '@types/react') return !takesAll;
    return isOurs(packageName) || COMMON.test(file) || (packageName === '@mui/system' && !takesSystem);
  };
  if (isOnlyOwn) {
    const isForeign = ({ symbol }: Property) => !isOurs(homeOf(symbol).packageName);
    return {
      own: rest.filter((property) => !isForeign(property)),
      inherited: [],
      foreign: rest.filter(isForeign).map(({ symbol }) => symbol.name),
    };
  }
  return {
    own: rest.filter(({ symbol }) => isOwn(symbol)),
    inherited: inheritedGroups(
      rest.filter(({ symbol }) => !isOwn(symbol) && homeOf(symbol).packageName !== '@types/react'),
    ),
    ...(takesAll && { attributesOf: elementOf(attributes, checker) }),
    ref,
    foreign: [],
  };
}

/** `className`, `style` and similar props, which Material UI declares once for all its components. */
const COMMON = /^OverridableComponent\b/;

/** System shorthands are computed types and have no declaration. */
function homeOf(symbol: ts.Symbol): Place {
  const homes = (symbol.declarations ?? []).map(placeOf);
  return homes.find(({ packageName }) => isOurs(packageName)) ?? homes[0] ?? { packageName: '@mui/system', file: '' };
}

/** Material UI declares the props of a component in a folder with its name. */
function inheritedGroups(properties: readonly Property[]): SplitProps['inherited'] {
  const groups = new Map<string, Property[]>();
  for (const property of properties) {
    const { packageName, file } = homeOf(property.symbol);
    const folder = file.includes('/') ? file.slice(0, file.indexOf('/')) : file.replace(/\.d\.ts$/, '');
    const from = packageName === '@mui/material' && /^[A-Z]/.test(folder) ? folder : packageName;
    groups.set(from, [...(groups.get(from) ?? []), property]);
  }
  return [...groups].map(([from, found]) =>
    from === '@mui/system'
      ? { from: 'system props', href: SYSTEM, properties: [] }
      : { from, href: materialPage(`${from}Props`, '@mui/material'), properties: found },
  );
}

/** Event handlers reveal the element: `onClick` of a list item is typed for `HTMLLIElement`. */
function elementOf(attributes: readonly Property[], checker: ts.TypeChecker): string {
  const handler = attributes.find(({ symbol }) => /^on(?:Click|KeyUp|Copy|Wheel|Scroll)$/.test(symbol.name));
  const handled = handler && checker.getNonNullableType(handler.type).aliasTypeArguments?.[0]?.getSymbol()?.name;
  return tagOf(handled ?? '') ?? '*';
}

const IRREGULAR = new Map([
  ['HTMLUListElement', 'ul'],
  ['HTMLOListElement', 'ol'],
  ['HTMLParagraphElement', 'p'],
  ['HTMLAnchorElement', 'a'],
  ['HTMLTableSectionElement', 'tbody'],
  ['HTMLTableRowElement', 'tr'],
  ['HTMLTableCellElement', 'td'],
  ['SVGElement', 'svg'],
]);

function tagOf(interfaceName: string): string | undefined {
  const name = IRREGULAR.get(interfaceName) ?? /^(?:HTML|SVG)(\w+)Element$/.exec(interfaceName)?.[1]?.toLowerCase();
  return name;
}
