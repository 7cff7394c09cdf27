import ts from 'typescript';
import type { ApiEvent, TypeText } from '#model/api';
import { describe } from '../jsdoc/parseText.ts';
import { readJsDoc } from '../jsdoc/readJsDoc.ts';
import type { ProductContext } from '../productContext.ts';
import { planOf } from '../program/declarations.ts';
import { layOutWide } from '../types/doc.ts';
import { printMemberType } from '../types/memberType.ts';
import { byName } from './order.ts';

/** Reads the events from the interface that maps each one to the arguments of its listeners. */
export function readEvents(lookup: string, { registry, exported }: ProductContext): ApiEvent[] {
  const { checker } = registry;
  const symbol = exported.get(lookup)?.variants[0]?.symbol;
  if (!symbol) throw new Error(`${lookup}, the interface that lists the events, is not exported by any package.`);
  // The type at the declaration includes what Pro and Premium add by module augmentation; the exported symbol does not.
  const [declaration] = symbol.declarations ?? [];
  const events = declaration ? checker.getPropertiesOfType(checker.getTypeAtLocation(declaration)) : [];

  function argument(event: ts.Symbol, name: string): TypeText | undefined {
    const member = checker.getPropertyOfType(checker.getTypeOfSymbol(event), name);
    return member && layOutWide(printMemberType(member, checker.getTypeOfSymbol(member), new Set(), registry));
  }

  return byName(
    events.map((event) => {
      const doc = readJsDoc(event, checker);
      const plan = planOf(event);
      const params = argument(event, 'params');
      const browserEvent = argument(event, 'event');
      return {
        name: event.name,
        ...describe(doc, registry.findType),
        ...(plan && { plan }),
        ...(params && { params }),
        ...(browserEvent && { event: browserEvent }),
        ...(doc.isIgnored && { isInternal: true }),
      };
    }),
  );
}
