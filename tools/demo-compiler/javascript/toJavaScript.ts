import { format } from './format.ts';
import { stripTypes } from './stripTypes.ts';

export interface SourceFile {
  name: string;
  code: string;
}

/** Converts a file to JavaScript; files without types are returned unchanged. */
export async function toJavaScript({ name, code }: SourceFile): Promise<SourceFile> {
  if (!/\.tsx?$/.test(name)) return { name, code };
  const version = name.replace(/\.ts(x?)$/, '.js$1');
  const stripped = stripTypes(code, name);
  // Demos have been formatted before, so that code without types is not formatted once more.
  return { name: version, code: await (stripped === code ? format(code, name) : format(stripped, version)) };
}
