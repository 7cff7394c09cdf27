import type { JsxAttribute } from '../tree.ts';

/** The attribute values that need no evaluation. */
export type Literal = string | number | boolean;

/** The value of an attribute; `undefined` if it is computed. */
export function valueOf({ value }: JsxAttribute): Literal | undefined {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const statement = value.data?.estree?.body[0];
  const literal = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  return literal?.type === 'Literal' && isScalar(literal.value) ? literal.value : undefined;
}

function isScalar(value: unknown): value is Literal {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
