declare module '*?inline-script' {
  /** The module as one minified classic script. */
  const script: string;
  export default script;
}

/** The component of an explorer as an island (`tools/demo-compiler/explorerStages.ts`). */
declare module '*/explorer.ts?stage' {
  const Stage: (props: { 'client:near': true }) => import('react').ReactNode;
  export default Stage;
  /** Whether the build has a key of the commercial packages. */
  export const isLicensed: boolean;
}
