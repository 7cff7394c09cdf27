import ts from 'typescript';

/** A property of an object type, or of a union of object types. */
export interface Property {
  symbol: ts.Symbol;
  type: ts.Type;
  isOptional: boolean;
  /** Names of the union members that have it, if others do not. */
  onlyIn?: readonly string[];
}

/** All properties of a type. For a union, this includes properties that only some members have. */
export function propertiesOf(type: ts.Type, checker: ts.TypeChecker): Property[] {
  const given = checker.getNonNullableType(type);
  const common = checker.getPropertiesOfType(given).map((symbol) => propertyOf(symbol, checker));
  return given.isUnion() ? [...common, ...variantProperties(given.types, common, checker)] : common;
}

function variantProperties(
  variants: readonly ts.Type[],
  common: readonly Property[],
  checker: ts.TypeChecker,
): Property[] {
  const known = new Set(common.map(({ symbol }) => symbol.name));
  const found = new Map<string, { property: Property; names: string[] }>();
  for (const variant of variants) {
    for (const symbol of checker.getPropertiesOfType(variant)) {
      if (known.has(symbol.name)) continue;
      const entry = found.get(symbol.name) ?? {
        property: { ...propertyOf(symbol, checker), isOptional: true },
        names: [],
      };
      const name = (variant.aliasSymbol ?? variant.getSymbol())?.name;
      if (name && !name.startsWith('__')) entry.names.push(name);
      found.set(symbol.name, entry);
    }
  }
  return [...found.values()].map(({ property, names }) => {
    const distinct = [...new Set(names)];
    // Union members of one type, such as axes by scale, cannot be told apart by name.
    return distinct.length > 0 && distinct.length < variants.length && new Set(variants.map(nameOf)).size > 1
      ? { ...property, onlyIn: distinct }
      : property;
  });
}

function nameOf(type: ts.Type) {
  return (type.aliasSymbol ?? type.getSymbol())?.name;
}

function propertyOf(symbol: ts.Symbol, checker: ts.TypeChecker): Property {
  return { symbol, type: checker.getTypeOfSymbol(symbol), isOptional: Boolean(symbol.flags & ts.SymbolFlags.Optional) };
}

/** The interface or alias behind `Partial<GridClasses> | undefined`. */
export function namedType(type: ts.Type): ts.Symbol | undefined {
  const [given] = type.isUnion() ? type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)) : [type];
  const inner = given?.aliasSymbol?.name === 'Partial' ? given.aliasTypeArguments?.[0] : given;
  const symbol = inner?.aliasSymbol ?? inner?.getSymbol();
  return symbol?.name.startsWith('__') ? undefined : symbol;
}
