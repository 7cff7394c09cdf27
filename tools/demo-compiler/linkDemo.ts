import {
  CODE_STYLINGS,
  type CodeLine,
  type CodeToken,
  type DemoCode,
  type DemoFacts,
  type DemoFile,
  type DemoSources,
  type LineEdit,
} from '#model/demo';
import type { DemoInDates } from '#model/demo-dates';

/** Returns the address of a usage key, if the reference has it. */
export type AddressOf = (key: string) => string | undefined;

/**
 * Replaces the keys behind names in the code by addresses; unknown names become plain code. It is no part of compiling, so
 * that demos are compiled while the API is extracted.
 */
export function linkCode({ sources, ...code }: DemoCode, addressOf: AddressOf): DemoCode {
  const linkEdit = ([at, removed, lines]: LineEdit): LineEdit => [at, removed, linkLines(lines, addressOf)];
  const linkFile = ({ localized, ...file }: DemoFile): DemoFile => ({
    ...file,
    lines: linkLines(file.lines, addressOf),
    ...(localized && { localized: mapValues(localized, (edits) => edits.map(linkEdit)) }),
  });
  const linkSources = (source: DemoSources): DemoSources => ({
    ...source,
    TS: source.TS.map(linkFile),
    JS: source.JS.map(linkFile),
  });
  const linked = CODE_STYLINGS.flatMap((styling) => {
    const source = sources[styling];
    return source ? [[styling, linkSources(source)] as const] : [];
  });
  return { ...code, sources: Object.fromEntries(linked) as DemoCode['sources'] };
}

/** The same for the excerpts in the frame. */
export function linkFacts(facts: DemoFacts, addressOf: AddressOf): DemoFacts {
  return { ...facts, excerpts: linkExcerpts(facts.excerpts, addressOf) };
}

/** The same for code in another date library. */
export function linkDates(code: DemoInDates, addressOf: AddressOf): DemoInDates {
  if ('note' in code) return code;
  const { excerpts } = code;
  return { ...linkCode(code, addressOf), ...(excerpts && { excerpts: linkExcerpts(excerpts, addressOf) }) };
}

function linkExcerpts(excerpts: DemoFacts['excerpts'], addressOf: AddressOf): DemoFacts['excerpts'] {
  return excerpts.map((excerpt) => ({ ...excerpt, lines: linkLines(excerpt.lines, addressOf) }));
}

function mapValues<Value>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

function linkLines(lines: readonly CodeLine[], addressOf: AddressOf): CodeLine[] {
  const link = (token: CodeToken): CodeToken[] => {
    if (typeof token === 'string') return [token];
    const [className, content, key] = token;
    const inner = content.flatMap(link);
    if (!key) return [[className, inner]];
    const address = addressOf(key);
    return address ? [[className, inner, address]] : inner;
  };
  return lines.map((line) => line.flatMap(link));
}
