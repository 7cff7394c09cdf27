import ts from 'typescript';

/** What conditions around a place say about an expression. */
export interface Facts {
  isPresent: boolean;
  isValid: boolean;
  /** `dayjs.isDayjs` was called. */
  isDate: boolean;
}

const NOTHING: Facts = { isPresent: false, isValid: false, isDate: false };

/** Reads the conditions that hold at `place`, such as `value?.isValid() && …` or an early return. */
export function factsAbout(expression: ts.Expression, place: ts.Node): Facts {
  const text = expression.getText();
  let facts = NOTHING;
  const learn = (condition: ts.Expression, holds: boolean) => {
    facts = join(facts, readCondition(condition, holds, text));
  };
  for (let node = place; node.parent as ts.Node | undefined; node = node.parent) {
    const { parent } = node;
    if (ts.isConditionalExpression(parent) && node !== parent.condition)
      learn(parent.condition, node === parent.whenTrue);
    if (ts.isBinaryExpression(parent) && node === parent.right) {
      if (parent.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) learn(parent.left, true);
      if (parent.operatorToken.kind === ts.SyntaxKind.BarBarToken) learn(parent.left, false);
    }
    if (ts.isIfStatement(parent) && node !== parent.expression) learn(parent.expression, node === parent.thenStatement);
    if (ts.isBlock(parent) || ts.isSourceFile(parent) || ts.isCaseOrDefaultClause(parent)) {
      const before = parent.statements.slice(0, parent.statements.indexOf(node as ts.Statement));
      for (const statement of before) {
        if (ts.isIfStatement(statement) && !statement.elseStatement && leaves(statement.thenStatement))
          learn(statement.expression, false);
      }
    }
  }
  return facts;
}

function readCondition(condition: ts.Expression, holds: boolean, text: string): Facts {
  if (ts.isPrefixUnaryExpression(condition) && condition.operator === ts.SyntaxKind.ExclamationToken)
    return readCondition(condition.operand, !holds, text);
  if (ts.isBinaryExpression(condition)) return readBinary(condition, holds, text);
  if (!holds) return NOTHING;
  if (condition.getText() === text) return { ...NOTHING, isPresent: true };
  if (!ts.isCallExpression(condition) || !ts.isPropertyAccessExpression(condition.expression)) return NOTHING;
  const { name, expression } = condition.expression;
  if (name.text === 'isValid' && expression.getText() === text) return { ...NOTHING, isPresent: true, isValid: true };
  const isDate = name.text === 'isDayjs' && condition.arguments[0]?.getText() === text;
  return isDate ? { ...NOTHING, isPresent: true, isDate } : NOTHING;
}

function readBinary({ left, operatorToken, right }: ts.BinaryExpression, holds: boolean, text: string): Facts {
  switch (operatorToken.kind) {
    case ts.SyntaxKind.AmpersandAmpersandToken:
      return holds ? join(readCondition(left, true, text), readCondition(right, true, text)) : NOTHING;
    case ts.SyntaxKind.BarBarToken:
      return holds ? NOTHING : join(readCondition(left, false, text), readCondition(right, false, text));
    case ts.SyntaxKind.ExclamationEqualsEqualsToken:
    case ts.SyntaxKind.EqualsEqualsEqualsToken: {
      const isDifferent = operatorToken.kind === ts.SyntaxKind.ExclamationEqualsEqualsToken;
      const isNull = right.kind === ts.SyntaxKind.NullKeyword && left.getText() === text;
      return { ...NOTHING, isPresent: isNull && isDifferent === holds };
    }
    default:
      return NOTHING;
  }
}

function join(a: Facts, b: Facts): Facts {
  return { isPresent: a.isPresent || b.isPresent, isValid: a.isValid || b.isValid, isDate: a.isDate || b.isDate };
}

function leaves(statement: ts.Statement): boolean {
  if (ts.isBlock(statement)) return statement.statements.some(leaves);
  return ts.isReturnStatement(statement) || ts.isThrowStatement(statement) || ts.isContinueStatement(statement);
}
