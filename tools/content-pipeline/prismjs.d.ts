/** The part of Prism that highlighting uses; the package brings no types. */
declare module 'prismjs' {
  export interface Token {
    type: string;
    content: TokenStream;
    alias: string | string[] | undefined;
  }
  export type TokenStream = string | Token | (string | Token)[];
  export interface Grammar {
    readonly rest?: Grammar;
  }
  interface Environment {
    code: string;
    grammar: Grammar;
    language: string;
    tokens?: (string | Token)[];
  }
  const Prism: {
    languages: Readonly<Record<string, Grammar>>;
    tokenize: (code: string, grammar: Grammar) => (string | Token)[];
    hooks: { run: (name: 'before-tokenize' | 'after-tokenize', environment: Environment) => void };
  };
  export default Prism;
}

declare module 'prismjs/components/*';
