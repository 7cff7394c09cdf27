import ts from 'typescript';
import { placeholderName } from '../program/createProgram.ts';
import { identityOf, isOurs, placeOf, resolved } from '../program/declarations.ts';
import type { Doc } from './doc.ts';
import { externalPage } from './externalTypes.ts';
import type { PrintContext } from './printType.ts';

const NAMED = ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface | ts.SymbolFlags.Class | ts.SymbolFlags.Enum;

export interface TypeRegistry extends PrintContext {
  /** Key of an exported type by the name used in comments. */
  findType: (name: string) => string | undefined;
  /** Registers the page that documents a type; the first registration wins. */
  explainAt: (symbol: ts.Symbol, href: string) => void;
  placeOf: (key: string) => string | undefined;
  /** Dequeues the next type that was mentioned but not described yet. */
  next: () => { key: string; symbol: ts.Symbol } | undefined;
}

/**
 * Assigns a unique key to every named type that is mentioned, and queues it to be described. `pageOf` returns the page of
 * a component that is mentioned as a value: `typeof PickersActionBar`.
 */
export function createRegistry(
  checker: ts.TypeChecker,
  exported: ReadonlyMap<string, ts.Symbol>,
  pageOf: (symbol: ts.Symbol) => string | undefined,
  isCompared = false,
): TypeRegistry {
  const keys = new Map<string, string>();
  const taken = new Set<string>();
  const places = new Map<string, string>();
  const queue: { key: string; symbol: ts.Symbol }[] = [];

  function keyOf(symbol: ts.Symbol): string {
    const identity = identityOf(symbol);
    const known = keys.get(identity);
    if (known) return known;
    const key = freeKey(symbol);
    keys.set(identity, key);
    taken.add(key);
    queue.push({ key, symbol });
    return key;
  }

  /** The exported type gets the plain name; internal types with the same name get a suffix. */
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
    const placeholder = placeholderName(text);
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
    isCompared,
    findType(name) {
      const symbol = exported.get(name);
      return symbol && symbol.flags & NAMED ? keyOf(symbol) : undefined;
    },
    explainAt(symbol, href) {
      const key = keyOf(symbol);
      if (!places.has(key)) places.set(key, href);
    },
    placeOf: (key) => places.get(key),
    next: () => queue.shift(),
  };
}

/** A member of an enum is documented with its enum. */
function wholeOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  const [declaration] = symbol.declarations ?? [];
  return (
    (declaration && ts.isEnumMember(declaration) && checker.getSymbolAtLocation(declaration.parent.name)) || symbol
  );
}

/** Packages whose types are described on this site: ours, and utility packages without documentation of their own. */
function isOpened(packageName: string): boolean {
  return isOurs(packageName) || packageName === '@mui/utils' || packageName === '@mui/types';
}

/** The compiler omits `React.` in the types it prints, but a bare `MouseEvent` would be the DOM type. */
function qualifiedName(symbol: ts.Symbol, text: string, checker: ts.TypeChecker): string {
  const whole = checker.getFullyQualifiedName(symbol);
  return !text.includes('.') && /^React\.[\w.]+$/.test(whole) ? whole : text;
}
