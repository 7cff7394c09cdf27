import type { EsmNode, JsxElement } from '../tree.ts';
import { importOf, variableAttribute } from './nodes.ts';

const FILES = new Set(['light', 'dark']);

/**
 * Pictures are next to their page, and the bundler determines their URL: `light="./a.svg"` becomes an import of that file,
 * and the component receives the final URL.
 */
export function importPictures(pictures: ReadonlySet<JsxElement>): EsmNode[] {
  const variables = new Map<string, string>();
  for (const picture of pictures) {
    picture.attributes = picture.attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || !FILES.has(attribute.name) || typeof attribute.value !== 'string')
        return attribute;
      const variable = variables.get(attribute.value) ?? `pictureFile${variables.size + 1}`;
      variables.set(attribute.value, variable);
      return variableAttribute(attribute.name, variable);
    });
  }
  return Array.from(variables, ([file, variable]) => importOf(variable, `${file}?url`));
}
