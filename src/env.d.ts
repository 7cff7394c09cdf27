declare module 'virtual:demo-languages' {
  const languages: readonly import('#model/demo-language').DemoLanguage[];
  export default languages;
}

declare module 'virtual:demo-texts' {
  /** Imports the texts of a product, `grid/deDE`, or a locale of Day.js, `dayjs/de`. */
  const loaders: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>;
  export default loaders;
}

declare module '*?inline-script' {
  /** The module as one minified classic script. */
  const script: string;
  export default script;
}
