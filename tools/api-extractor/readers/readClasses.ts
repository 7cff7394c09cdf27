import type ts from 'typescript';
import type { ApiClass } from '#model/api';
import { parseText } from '../jsdoc/parseText.ts';
import { readJsDoc } from '../jsdoc/readJsDoc.ts';
import type { ProductContext } from '../productContext.ts';
import { byName } from './order.ts';
import { propertiesOf, type Property } from './properties.ts';

/** The rules of `classes`; without such a prop, those of the interface named after the component. */
export function readClasses(component: string, props: readonly Property[], product: ProductContext): ApiClass[] {
  const { registry } = product;
  const type = classesTypeOf(component, props, product);
  if (!type) return [];
  const rules = propertiesOf(type, registry.checker).map(({ symbol }) => symbol);
  const classNames = product.classNamesOf(type);
  return byName(
    rules.map((symbol): ApiClass => {
      const doc = readJsDoc(symbol, registry.checker);
      return {
        name: symbol.name,
        className: classNames.get(symbol.name) ?? `Mui${component}-${symbol.name}`,
        description: parseText(doc.text, registry.findType),
        ...(doc.deprecated !== undefined && { deprecated: parseText(doc.deprecated, registry.findType) }),
      };
    }),
  );
}

function classesTypeOf(component: string, props: readonly Property[], { registry, exported }: ProductContext): ts.Type | undefined {
  const prop = props.find(({ symbol }) => symbol.name === 'classes');
  if (prop) return prop.type;
  const symbol = exported.get(`${component}Classes`)?.variants[0]?.symbol;
  return symbol && registry.checker.getDeclaredTypeOfSymbol(symbol);
}
