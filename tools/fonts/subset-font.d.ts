/** The part of the API that we use; the package has no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes?: Readonly<Record<string, { min: number; max: number }>>;
      keepFeatures?: readonly string[];
    },
  ): Promise<Buffer>;
}
