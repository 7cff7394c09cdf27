import ts from 'typescript';
import { nameBehind } from '../program/createProgram.ts';
import { identityOf, isOurs, placeOf, resolved } from '../program/declarations.ts';
import type { Doc } from './doc.ts';
import { externalPage } from './externalTypes.ts';
import type { PrintContext } from './printType.ts';

const NAMED = ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface | ts.SymbolFlags.Class | ts.SymbolFlags.Enum;

export interface TypeRegistry extends PrintContext {
  /** Key of an exported type by its name, as comments mention it. */
  findType: (name: string) => string | undefined;
  /** Says that a type is explained at a place of its own; the first place counts. */
  explainAt: (symbol: ts.Symbol, href: string) => void;
  placeOf: (key: string) => string | undefined;
  /** Takes the next type that was mentioned and is not described yet. */
  next: () => { key: string; symbol: ts.Symbol } | undefined;
}

/**
 * Gives every named type that is mentioned a key of its own, and remembers it to be described. `pageOf` tells the page of
 * a component that a type mentions as a value: `typeof PickersActionBar`.
 */
export function createRegistry(
  checker: ts.TypeChecker,
  exported: ReadonlyMap<string, ts.Symbol>,
  pageOf: (symbol: ts.Symbol) => string | undefined,
): TypeRegistry {
  const keys = new Map<string, string>();
  const taken = new Set<string>();
  const places = new Map<string, string>();
  const waiting: { key: string; symbol: ts.Symbol }[] = [];

  function keyOf(symbol: ts.Symbol): string {
    const identity = identityOf(symbol);
    const known = keys.get(identity);
    if (known) return known;
    const key = freeKey(symbol);
    keys.set(identity, key);
    taken.add(key);
    waiting.push({ key, symbol });
    return key;
  }

  /** The exported type of a name has it for itself; types that packages keep to themselves step aside. */
  function freeKey(symbol: ts.Symbol): string {
    const publicOne = exported.get(symbol.name);
    const isPublic = publicOne !== undefined && identityOf(publicOne) === identityOf(symbol);
    if (isPublic || (!publicOne && !taken.has(symbol.name))) return symbol.name;
    for (let number = 2; ; number += 1) {
      const key = `${symbol.name}-${number}`;
      if (!taken.has(key)) return key;
    }
  }

  function nameOf(found: ts.Symbol | undefined, text: string): Doc {
    const placeholder = nameBehind(text);
    if (placeholder) return nameOf(exported.get(placeholder), placeholder);
    const symbol = found && wholeOf(resolved(found, checker), checker);
    const [declaration] = symbol?.declarations ?? [];
    const page = symbol && pageOf(symbol);
    if (page) return { token: { href: page, text } };
    if (!symbol || !declaration) return text;
    const { packageName } = placeOf(declaration);
    if (symbol.flags & NAMED && isOpened(packageName)) return { token: { key: keyOf(symbol), text } };
    const href = externalPage(symbol);
    const whole = qualifiedName(symbol, text, checker);
    return href ? { token: { href, text: whole } } : whole;
  }

  return {
    checker,
    nameOf,
    findType(name) {
      const symbol = exported.get(name);
      return symbol && symbol.flags & NAMED ? keyOf(symbol) : undefined;
    },
    explainAt(symbol, href) {
      const key = keyOf(symbol);
      if (!places.has(key)) places.set(key, href);
    },
    placeOf: (key) => places.get(key),
    next: () => waiting.shift(),
  };
}

/** A member of an enum is explained with its enum. */
function wholeOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  const [declaration] = symbol.declarations ?? [];
  return (declaration && ts.isEnumMember(declaration) && checker.getSymbolAtLocation(declaration.parent.name)) || symbol;
}

/** Packages whose types open in place: ours, and the ones made of small helpers that are explained nowhere else. */
function isOpened(packageName: string): boolean {
  return isOurs(packageName) || packageName === '@mui/utils' || packageName === '@mui/types';
}

/** The compiler leaves `React.` out where it writes a type itself, but `MouseEvent` alone is the browser's. */
function qualifiedName(symbol: ts.Symbol, text: string, checker: ts.TypeChecker): string {
  const whole = checker.getFullyQualifiedName(symbol);
  return !text.includes('.') && /^React\.[\w.]+$/.test(whole) ? whole : text;
}
