/** The part of Prism that highlighting uses; the package has no types. */
declare module 'prismjs' {
  export interface Token {
    type: string;
    content: TokenStream;
    alias: string | string[] | undefined;
  }
  export type TokenStream = string | Token | (string | Token)[];
  /** The part of `RegExp` that Prism uses, so that other matchers can be substituted. */
  export interface Pattern {
    readonly global: boolean;
    lastIndex: number;
    exec: (text: string) => (string[] & { index: number }) | null;
  }
  export interface Grammar {
    readonly rest?: Grammar;
  }
  interface Rule {
    pattern: Pattern;
    lookbehind?: boolean;
  }
  interface JsxGrammar extends Grammar {
    readonly tag: Rule & { inside: { script: Rule; spread: Rule } };
  }
  interface Environment {
    code: string;
    grammar: Grammar;
    language: string;
    tokens?: (string | Token)[];
  }
  const Prism: {
    languages: Readonly<Record<string, Grammar> & Record<'jsx' | 'tsx', JsxGrammar>>;
    tokenize: (code: string, grammar: Grammar) => (string | Token)[];
    hooks: { run: (name: 'before-tokenize' | 'after-tokenize', environment: Environment) => void };
  };
  export default Prism;
}

declare module 'prismjs/components/*';
