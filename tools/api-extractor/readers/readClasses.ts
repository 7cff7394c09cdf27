import type ts from 'typescript';
import type { ApiClass } from '#model/api';
import { describe } from '../jsdoc/parseText.ts';
import { readJsDoc } from '../jsdoc/readJsDoc.ts';
import type { ProductContext } from '../productContext.ts';
import { byName } from './order.ts';
import { propertiesOf, type Property } from './properties.ts';

/** The rules of the `classes` prop and of the interface named after the component; they differ if the prop is inherited. */
export function readClasses(component: string, props: readonly Property[], product: ProductContext): ApiClass[] {
  const { registry } = product;
  const types = classesTypesOf(component, props, product);
  const rules = new Map(
    types.flatMap((type) => propertiesOf(type, registry.checker).map(({ symbol }) => [symbol.name, symbol] as const)),
  );
  return byName(
    [...rules.values()].map((symbol): ApiClass => {
      const doc = readJsDoc(symbol, registry.checker);
      const className = product.classNameOf(component, symbol);
      if (!className) throw new Error(`The code of ${component} has no class name for its rule ${symbol.name}.`);
      return {
        name: symbol.name,
        className,
        ...describe(doc, registry.findType),
      };
    }),
  );
}

function classesTypesOf(
  component: string,
  props: readonly Property[],
  { registry, exported }: ProductContext,
): ts.Type[] {
  const prop = props.find(({ symbol }) => symbol.name === 'classes');
  const symbol = exported.get(`${component}Classes`)?.variants[0]?.symbol;
  return [...(prop ? [prop.type] : []), ...(symbol ? [registry.checker.getDeclaredTypeOfSymbol(symbol)] : [])];
}
