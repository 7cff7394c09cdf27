import type { ApiComponent } from '#model/api';
import type { ProductContext } from '../productContext.ts';
import type { Exported } from '../program/exportsOf.ts';
import { layOutWide } from '../types/doc.ts';
import { printMemberType } from '../types/memberType.ts';
import { componentSignature } from './componentSignature.ts';
import { controlOf, defaultValueOf } from './controlOf.ts';
import { explainTypes } from './explainTypes.ts';
import { splitProps } from './inheritance.ts';
import { inReadingOrder } from './order.ts';
import { isWithin, plansAbove, plansOfProps } from './plans.ts';
import { propertiesOf } from './properties.ts';
import { readClasses } from './readClasses.ts';
import { readHead, readTypeParameters } from './readHead.ts';
import { readMember, type ReadContext } from './readMember.ts';
import { readSlots } from './readSlots.ts';

export function readComponent(exported: Exported, product: ProductContext): ApiComponent {
  const { registry } = product;
  const { checker } = registry;
  const [home] = exported.variants;
  if (!home) throw new Error(`${exported.name} is exported without being declared.`);
  const head = readHead(exported, home, product);
  const signature = componentSignature(home.symbol, checker);
  const context: ReadContext = {
    registry,
    typeParameters: new Set(signature?.typeParameters?.map(({ symbol }) => symbol.name)),
    planOf: plansOfProps(exported.name, head.plan, product),
  };

  const [parameter] = signature?.parameters ?? [];
  const instantiated = product.propsWithDefaultPlugins(exported.name);
  const propsType = instantiated ?? (parameter && checker.getTypeOfSymbol(parameter));
  const props = propsType ? propertiesOf(propsType, checker) : [];
  const { own, inherited, attributesOf, ref, foreign } = splitProps(
    props.filter(({ symbol }) => isWithin(symbol, head.plan)),
    checker,
    product.foreign !== undefined,
  );
  const membersOf = (properties: typeof own) =>
    inReadingOrder(
      properties.map((property) => {
        const member = readMember(property, context);
        const defaultValue = defaultValueOf(member.default);
        return {
          ...member,
          control: controlOf(member.name, property.type, checker),
          ...(defaultValue !== undefined && { defaultValue }),
        };
      }),
    );
  const classes = readClasses(exported.name, props, product);
  const theme = product.themeOf(exported.name);
  product.foreign?.set(exported.name, foreign);
  if (product.hasPage(exported.name)) explainTypes(exported.name, props, product);

  return {
    kind: 'component',
    ...head,
    typeParameters: instantiated ? [] : readTypeParameters(signature, registry),
    props: membersOf(own),
    inherited: inherited.map(({ from, href, properties }) => ({
      from,
      ...(href && { href }),
      props: membersOf(properties),
    })),
    ...(attributesOf && { attributesOf }),
    ...(ref && {
      ref: layOutWide(printMemberType(ref.symbol, ref.type, context.typeParameters, registry)),
    }),
    ...(theme && { theme }),
    slots: readSlots(
      { name: exported.name, props, classes, plan: head.plan, readsProps: !product.foreign },
      product.exported,
      {
        ...context,
        planOf: plansAbove(undefined),
      },
    ),
    classes,
    cssVariables: product.cssVariablesOf(exported.name),
  };
}
