import type { ContentProblem } from '../../content-pipeline/index.ts';

/** `content/a/demos/b/B.tsx(30,39): error TS2345: Argument of type …`; details follow on indented lines. */
const ERROR = /^(?<file>\S.*?)\((?<line>\d+),\d+\): error (?<code>TS\d+): (?<message>.*(?:\n[ \t]+\S.*)*)/gm;

/** Converts the output of the compiler to content problems. */
export function readTypeErrors(output: string): ContentProblem[] {
  return Array.from(output.replaceAll('\r\n', '\n').matchAll(ERROR), ({ groups = {} }) => {
    const { file = '', line, code = '', message = '' } = groups;
    return {
      file: file.replaceAll('\\', '/'),
      line: Number(line),
      message: message.replace(/\s*\n\s*/g, ' '),
      advice: `(${code})`,
    };
  });
}
