/** Formats a file. The formatter is large, so it is loaded on first use. */
export async function formatFile(name: string, text: string): Promise<string> {
  const { format } = await import('prettier/standalone');
  const isStyle = name.endsWith('.css');
  const plugins = isStyle
    ? [await import('prettier/plugins/postcss')]
    : [await import('prettier/plugins/estree'), await import('prettier/plugins/typescript')];
  return format(text, {
    parser: isStyle ? 'css' : 'typescript',
    filepath: name,
    plugins,
    singleQuote: true,
    printWidth: 85,
  });
}
