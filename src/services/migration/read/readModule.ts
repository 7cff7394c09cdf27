import { parser } from '@lezer/javascript';
import { ModuleReader } from './ModuleReader.ts';
import type { ModuleFacts } from './FactStore.ts';

const PARSERS = {
  tsx: parser.configure({ dialect: 'ts jsx' }),
  // Without JSX, so that `<Type>value` is a type assertion.
  ts: parser.configure({ dialect: 'ts' }),
};

/** `<DatePicker<Dayjs> label="Due">`, which the grammar of the parser lacks. */
const ELEMENT_WITH_TYPES = /(<([A-Z][\w.]*))(<[^<>(){};=]{1,200}>)(?=[\s/>])/g;

/** Reads a module, even one with errors: a part that is no code is passed over. */
export function readModule(source: string, file: string): ModuleFacts {
  const typed: { name: string; text: string; at: number }[] = [];
  const isTs = /\.[cm]?ts$/.test(file);
  const text = isTs
    ? source
    : source.replace(ELEMENT_WITH_TYPES, (_, start: string, name: string, types: string, at: number) => {
        typed.push({ name, text: types, at });
        return start + types.replace(/[^\n]/g, ' ');
      });
  const tree = PARSERS[isTs ? 'ts' : 'tsx'].parse(text);
  const facts = new ModuleReader(text).read(tree.topNode);
  return { ...facts, typeArguments: [...facts.typeArguments, ...typed] };
}
