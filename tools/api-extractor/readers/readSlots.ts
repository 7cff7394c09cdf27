import type { ApiClass, ApiSlot } from '#model/api';
import type { Plan } from '#model/nav';
import { describe } from '../jsdoc/parseText.ts';
import { readJsDoc } from '../jsdoc/readJsDoc.ts';
import type { ProductContext } from '../productContext.ts';
import { layOutWide } from '../types/doc.ts';
import { printMemberType } from '../types/memberType.ts';
import { byName } from './order.ts';
import { isWithin } from './plans.ts';
import { propertiesOf, type Property } from './properties.ts';
import { type ReadContext, tidyDefault } from './readMember.ts';

interface SlotOwner {
  name: string;
  props: readonly Property[];
  classes: readonly ApiClass[];
  plan: Plan | undefined;
  /** Whether the types of `slotProps` are read, which takes half of the time. */
  readsProps: boolean;
}

/**
 * The members of `slots`, each with its class name and the type of its props. A component without this prop can still have
 * a slots type: it lists the slots that other components replace it with.
 */
export function readSlots(
  { name, props, classes, plan: own, readsProps }: SlotOwner,
  exported: ProductContext['exported'],
  context: ReadContext,
): ApiSlot[] {
  const { registry, typeParameters, planOf } = context;
  const { checker } = registry;
  const membersOf = (prop: string, type: string) => {
    const given = props.find(({ symbol }) => symbol.name === prop);
    const named = exported.get(type)?.variants[0]?.symbol;
    const types = [...(named ? [checker.getDeclaredTypeOfSymbol(named)] : []), ...(given ? [given.type] : [])];
    return [
      ...new Map(
        types.flatMap((one) => propertiesOf(one, checker).map((property) => [property.symbol.name, property] as const)),
      ).values(),
    ];
  };
  const slotProps = new Map(
    readsProps ? membersOf('slotProps', `${name}SlotProps`).map((property) => [property.symbol.name, property]) : [],
  );
  const slots = membersOf('slots', `${name}Slots`)
    .filter(({ symbol }) => isWithin(symbol, own))
    .map(({ symbol }): ApiSlot => {
      const doc = readJsDoc(symbol, checker);
      const plan = planOf(symbol);
      const className = classes.find((rule) => rule.name === symbol.name)?.className;
      const given = slotProps.get(symbol.name);
      return {
        name: symbol.name,
        ...describe(doc, registry.findType),
        ...(doc.defaultValue !== undefined && { default: tidyDefault(doc.defaultValue) }),
        ...(plan && { plan }),
        ...(className && { className }),
        ...(given && {
          props: layOutWide(printMemberType(given.symbol, given.type, typeParameters, registry)),
        }),
      };
    });
  return byName(slots);
}
