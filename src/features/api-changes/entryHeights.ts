import type { ApiChange } from '#model/api-changes';
import type { Family } from './families.ts';

/** Characters per line: of names, of types in a diff, and of sentences. */
interface Widths {
  names: number;
  types: number;
  prose: number;
}

/** At 1440 px and at 390 px. */
const WIDE: Widths = { names: 128, types: 133, prose: 155 };
const NARROW: Widths = { names: 41, types: 38, prose: 49 };

/** As `changes.css` sets them. */
const NAMES_LINE_PX = 24;
const CHANGE_PX = 6;
const LINE_PX = 20;
const DIFF_PX = 4;
/** Above and below the types, both before and after. */
const TYPE_PX = 4;

/** The estimated heights of an entry inside its padding, without which the page would change its length while it is scrolled. */
export function entryHeights(family: Family): { wide: number; narrow: number } {
  return { wide: heightOf(family, WIDE), narrow: heightOf(family, NARROW) };
}

function heightOf({ owners, changes }: Family, widths: Widths): number {
  return (
    NAMES_LINE_PX * lines(owners.join(',  '), widths.names) +
    changes.reduce((sum, change) => sum + changeHeight(change, widths), 0)
  );
}

function changeHeight({ kind, fact, before, after }: ApiChange, widths: Widths): number {
  const isDiff = kind === 'type' || kind === 'default';
  const said = [kind, fact.member?.name, fact.member?.kind, isDiff ? undefined : after].filter(Boolean).join('  ');
  const types = isDiff ? [before, after].filter((type) => type !== undefined) : [];
  return (
    CHANGE_PX +
    LINE_PX * lines(said, widths.prose) +
    (types.length > 0 ? DIFF_PX : 0) +
    types.reduce((sum, type) => sum + TYPE_PX + LINE_PX * lines(type, widths.types), 0)
  );
}

function lines(text: string, characters: number): number {
  return Math.max(1, Math.ceil(text.length / characters));
}
