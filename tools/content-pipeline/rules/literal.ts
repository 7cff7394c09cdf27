import type { Expression, JsxAttribute } from '../tree.ts';

/** The attribute values that need no evaluation. */
export type Literal = string | number | boolean | readonly Literal[];

/** The value of an attribute; `undefined` if it is computed. */
export function valueOf({ value }: JsxAttribute): Literal | undefined {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const statement = value.data?.estree?.body[0];
  return statement?.type === 'ExpressionStatement' ? literalOf(statement.expression) : undefined;
}

function literalOf(expression: Expression): Literal | undefined {
  switch (expression.type) {
    case 'Literal':
      return isScalar(expression.value) ? expression.value : undefined;
    case 'TemplateLiteral':
      return expression.expressions.length === 0 ? (expression.quasis[0]?.value.cooked ?? undefined) : undefined;
    case 'UnaryExpression': {
      const value = expression.operator === '-' ? literalOf(expression.argument) : undefined;
      return typeof value === 'number' ? -value : undefined;
    }
    case 'ArrayExpression': {
      const items = expression.elements.map((item) =>
        item && item.type !== 'SpreadElement' ? literalOf(item) : undefined,
      );
      return items.every((item) => item !== undefined) ? items : undefined;
    }
    default:
      return undefined;
  }
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
