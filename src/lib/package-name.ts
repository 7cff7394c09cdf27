/** The package of an import: `@mui/x-charts` for `@mui/x-charts/BarChart`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The installed package that a file belongs to; a nested copy belongs to the outer package. Empty for other files. */
export function packageOfFile(file: string): string {
  const [, path = ''] = file.split(/[\\/]node_modules[\\/]/);
  return packageOf(path.replaceAll('\\', '/'));
}
