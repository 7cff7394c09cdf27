import ts from 'typescript';
import { type DateLibrary, LIBRARIES } from './libraries.ts';
import { dateFnsLocale, momentLocale } from './locales.ts';
import { giveUp } from './note.ts';

/** What the code of a file needs from its date library, found while it is translated. */
export interface Needs {
  /** Exported names, with the name in this file. */
  functions: Map<string, string>;
  namesLibrary: boolean;
  namesType: boolean;
}

const LOCALE = 'dayjs/locale/';

/** The code that replaces an import, or `undefined` if the import stays. Empty text removes it. */
export function translateImport(node: ts.ImportDeclaration, library: DateLibrary): string | 'library' | undefined {
  const { moduleSpecifier } = node;
  if (!ts.isStringLiteral(moduleSpecifier)) return undefined;
  const specifier = moduleSpecifier.text;
  if (specifier === 'dayjs') return checkNames(node);
  if (specifier.startsWith(LOCALE)) return importLocale(specifier.slice(LOCALE.length), library);
  if (specifier.startsWith('dayjs/')) giveUp(`\`${specifier}\` is not translated to ${LIBRARIES[library].title}.`);
  if (!/^@mui\/x-date-pickers(?:-pro)?\/AdapterDayjs$/.test(specifier)) return undefined;
  return node.getText().replaceAll('AdapterDayjs', LIBRARIES[library].adapter);
}

function checkNames({ importClause }: ts.ImportDeclaration): 'library' {
  const named = importClause?.namedBindings;
  const isUsual =
    (!importClause?.name || importClause.name.text === 'dayjs') &&
    (!named ||
      (ts.isNamedImports(named) &&
        named.elements.every(({ name, propertyName }) => name.text === 'Dayjs' && !propertyName)));
  return isUsual ? 'library' : giveUp('Day.js is imported under another name.');
}

function importLocale(locale: string, library: DateLibrary): string {
  switch (library) {
    case 'date-fns': {
      const { name, specifier } = dateFnsLocale(locale);
      return `import { ${name} } from '${specifier}';`;
    }
    case 'luxon':
      return '';
    case 'moment':
      return `import '${momentLocale(locale)}';`;
  }
}

/** The import of the library itself, if the code needs one. */
export function importLibrary(library: DateLibrary, { functions, namesLibrary, namesType }: Needs): string {
  switch (library) {
    case 'date-fns': {
      const [constants = [], own = []] = [true, false].map((isConstant) =>
        [...functions]
          .filter(([name]) => name.startsWith('millisecondsIn') === isConstant)
          .map(([name, alias]) => (name === alias ? name : `${name} as ${alias}`))
          .sort(),
      );
      const line = (names: readonly string[], from: string) =>
        names.length > 0 ? [`import { ${names.join(', ')} } from '${from}';`] : [];
      return [...line(own, 'date-fns'), ...line(constants, 'date-fns/constants')].join('\n');
    }
    case 'luxon':
      if (!namesLibrary && !namesType) return '';
      return `import ${namesLibrary ? '' : 'type '}{ DateTime } from 'luxon';`;
    case 'moment':
      if (!namesLibrary) return namesType ? "import type { Moment } from 'moment';" : '';
      return namesType ? "import moment, { type Moment } from 'moment';" : "import moment from 'moment';";
  }
}
