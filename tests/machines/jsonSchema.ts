/** The part of JSON Schema that the schema of the API index uses; an unknown keyword is an error. */
export type Schema = { readonly [keyword: string]: unknown };

const ANNOTATIONS = new Set(['$schema', '$defs', 'title', 'description']);

/** All violations of the schema. Properties that an object schema does not list are violations too. */
export function faultsOf(value: unknown, schema: Schema, root: Schema, place = ''): string[] {
  return Object.entries(schema).flatMap(([keyword, rule]): string[] => {
    if (ANNOTATIONS.has(keyword)) return [];
    switch (keyword) {
      case '$ref':
        return faultsOf(value, referenced(String(rule), root), root, place);
      case 'const':
        return value === rule ? [] : [`${place} is not ${JSON.stringify(rule)}`];
      case 'enum':
        return (rule as unknown[]).includes(value) ? [] : [`${place} is not one of ${JSON.stringify(rule)}`];
      case 'type':
        return typeOf(value) === rule ? [] : [`${place} is not of type ${String(rule)}`];
      case 'pattern':
        return new RegExp(String(rule)).test(String(value)) ? [] : [`${place} does not match ${String(rule)}`];
      case 'required':
        return (rule as string[])
          .filter((name) => !isObject(value) || !(name in value))
          .map((name) => `${place} has no ${name}`);
      case 'items':
        return Array.isArray(value)
          ? value.flatMap((item, index) => faultsOf(item, rule as Schema, root, `${place}[${index}]`))
          : [];
      case 'properties':
        return isObject(value) ? propertyFaults(value, rule as Record<string, Schema>, root, place) : [];
      default:
        return [`the schema uses the unknown keyword ${keyword}`];
    }
  });
}

function propertyFaults(
  value: Record<string, unknown>,
  rules: Record<string, Schema>,
  root: Schema,
  place: string,
): string[] {
  return Object.entries(value).flatMap(([name, item]) => {
    const rule = rules[name];
    return rule ? faultsOf(item, rule, root, `${place}.${name}`) : [`${place} has the unknown field ${name}`];
  });
}

function referenced(reference: string, root: Schema): Schema {
  const found = (root['$defs'] as Record<string, Schema> | undefined)?.[reference.replace('#/$defs/', '')];
  if (!found) throw new Error(`The schema refers to ${reference}, which it does not define.`);
  return found;
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
