declare module '*?inline-script' {
  /** The module as one minified classic script. */
  const script: string;
  export default script;
}
