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
  return { name: version, code: await format(stripTypes(code, name), version) };
}
