import ts from 'typescript';
import type { DemoText, LocaleLibrary, TextProduct } from '#model/demo-language';
import { importsOf } from '../facts/imports.ts';
import { parse } from '../javascript/parse.ts';
import type { SourceFile } from '../javascript/toJavaScript.ts';
import type { Tag } from './addAttributes.ts';

/** Elements that take texts, in the code of a file. */
export interface TextElement {
  product: TextProduct;
  /** `@mui/x-data-grid-pro`. */
  packageName: string;
  /** The end of the import of its component. */
  importEnd: number;
  tag: Tag;
  /** Of a provider with an adapter: the library, and the end of the import of the adapter. */
  adapter?: { library: LocaleLibrary; importEnd: number } | undefined;
}

const COMPONENTS: Readonly<Record<TextProduct, RegExp>> = {
  grid: /^DataGrid(?:Pro|Premium)?$/,
  pickers: /^LocalizationProvider$/,
  charts:
    /^(?:(?:Bar|Line|Pie|Radar|Scatter|SparkLine|Funnel|Sankey)Chart|Heatmap|ChartContainer|ChartDataProvider)(?:Pro|Premium)?$/,
};
const PACKAGES: readonly (readonly [TextProduct, RegExp])[] = [
  ['grid', /^@mui\/x-data-grid(?:-pro|-premium)?$/],
  ['pickers', /^@mui\/x-date-pickers(?:-pro)?$/],
  ['charts', /^@mui\/x-charts(?:-pro|-premium)?$/],
];
const ADAPTERS: Readonly<Record<string, LocaleLibrary>> = {
  AdapterDayjs: 'dayjs',
  AdapterDateFns: 'date-fns',
  AdapterLuxon: 'luxon',
  AdapterMoment: 'moment',
};
/** What demos about texts and languages contain, and adapters of other calendars. */
const OWN =
  /\blocaleText\b|\badapterLocale\b|\/locales'|\/locale\/|\.locale\(|\bupdateLocale\b|\bAdapter(?:Moment|DateFns)(?:Jalali|Jalaali|Hijri)\b/;
const OWN_THEME = /\b(?:createTheme|ThemeProvider)\b/;
const TREE = /'@mui\/x-tree-view/;

/** The elements that take texts; `undefined` if a component is used in another way, such as `styled(DataGrid)`. */
export function findElements(file: SourceFile): TextElement[] | undefined {
  if (!found.has(file)) found.set(file, parseElements(file));
  return found.get(file);
}

/** Parsing takes most of the time. */
const found = new WeakMap<SourceFile, TextElement[] | undefined>();

function parseElements(file: SourceFile): TextElement[] | undefined {
  if (file.name.endsWith('.css') || !file.code.includes("'@mui/x-")) return [];
  const source = parse(file);
  const targets = new Map<string, Pick<TextElement, 'product' | 'packageName' | 'importEnd'>>();
  const adapters = new Map<string, NonNullable<TextElement['adapter']>>();
  const statements = source.statements.filter(ts.isImportDeclaration);
  for (const [index, { packageName = '', names }] of importsOf(file).entries()) {
    const importEnd = statements[index]?.end ?? 0;
    const [product] = PACKAGES.find(([, name]) => name.test(packageName)) ?? [];
    for (const { exported, local, isTypeOnly } of names) {
      const library = ADAPTERS[exported];
      if (library) adapters.set(local, { library, importEnd });
      if (product && !isTypeOnly && COMPONENTS[product].test(exported))
        targets.set(local, { product, packageName, importEnd });
    }
  }
  const elements: TextElement[] = [];
  let isCertain = true;
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const isElement = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
    const target = isElement ? targets.get(node.tagName.getText(source)) : undefined;
    if (isElement && target) {
      const adapter = adapters.get(attributeOf(node.attributes, 'dateAdapter') ?? '');
      elements.push({ ...target, tag: tagOf(node, source), adapter });
      return node.attributes.forEachChild(visit);
    }
    if (ts.isJsxClosingElement(node)) return;
    if (ts.isIdentifier(node) && targets.has(node.text) && !ts.isPropertyAccessExpression(node.parent))
      isCertain = false;
    node.forEachChild(visit);
  };
  visit(source);
  return isCertain ? elements : undefined;
}

function tagOf(node: ts.JsxOpeningLikeElement, source: ts.SourceFile): Tag {
  return {
    start: node.getStart(source),
    nameEnd: node.typeArguments ? node.typeArguments.end + 1 : node.tagName.end,
    attributes: node.attributes.properties.map((one) => ({ start: one.getStart(source), end: one.end })),
    end: node.end,
  };
}

function attributeOf({ properties }: ts.JsxAttributes, name: string): string | undefined {
  const attribute = properties.filter(ts.isJsxAttribute).find((one) => one.name.getText() === name);
  const { initializer } = attribute ?? {};
  return initializer && ts.isJsxExpression(initializer) ? initializer.expression?.getText() : undefined;
}

/** What of a demo depends on its language. */
export function textsOf(files: readonly SourceFile[]): DemoText[] {
  const code = files.map((file) => file.code).join('\n');
  const isTree = TREE.test(code);
  const lists = files.map(findElements);
  const elements = lists.flatMap((list) => list ?? []);
  const products = new Set(elements.map(({ product }) => product));
  if (OWN.test(code) && (products.size > 0 || lists.includes(undefined))) return ['own'];
  if (lists.includes(undefined)) return ['kept'];
  if (products.size === 0) return isTree ? ['tree'] : [];
  const libraries = new Set(elements.map(({ adapter }) => adapter?.library));
  libraries.delete(undefined);
  const [library] = libraries.size === 1 ? libraries : [];
  return [...products, ...(library ? [library] : []), ...(OWN_THEME.test(code) ? ['theme' as const] : [])];
}
