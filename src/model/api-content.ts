import type { ApiComponent, ApiHook, ApiInline, ApiParameter, TypeText } from '#model/api';

/** What pages of the API reference and their Markdown versions derive from the models in the same way. */

/** What fits into the column of types in a table, so that lines break only between the parts of a type. */
export const TYPE_COLUMN_CHARACTERS = 32;

/** The text of a type, without its links. */
export function plainType(type: TypeText): string {
  return type.map((token) => (typeof token === 'string' ? token : token.text)).join('');
}

/** The text of a sentence, without its links; `quote` encloses code. */
export function plainInlines(nodes: readonly ApiInline[], quote = ''): string {
  return nodes
    .map((node) => {
      if (node.kind === 'link') return plainInlines(node.text, quote);
      if (node.kind === 'type') return node.key;
      return node.kind === 'code' ? quote + node.text + quote : node.text;
    })
    .join('');
}

/** The parameters of a hook, each once, because overloads repeat them. */
export function parametersOf({ signatures }: Pick<ApiHook, 'signatures'>): ApiParameter[] {
  const all = signatures.flatMap((signature) => signature.parameters);
  return [...new Map(all.toReversed().map((parameter) => [parameter.name, parameter])).values()].toReversed();
}

/** Code that changes all instances of a component in the theme; `t` returns its comments. */
export function themeCode(
  { key, hasDefaultProps, hasStyleOverrides }: NonNullable<ApiComponent['theme']>,
  t: (id: 'apiThemeProps' | 'apiThemeStyles') => string,
): string {
  return [
    'const theme = createTheme({',
    '  components: {',
    `    ${key}: {`,
    ...(hasDefaultProps ? ['      defaultProps: {', `        // ${t('apiThemeProps')}`, '      },'] : []),
    ...(hasStyleOverrides ? ['      styleOverrides: {', `        // ${t('apiThemeStyles')}`, '      },'] : []),
    '    },',
    '  },',
    '});',
  ].join('\n');
}
