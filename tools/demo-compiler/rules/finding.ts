/** A violation of a rule in one file of a demo. */
export interface Finding {
  /** Name of the file, without its folder. */
  file: string;
  line: number;
  /** One sentence: what is wrong. */
  message: string;
  /** One sentence: what to write instead. */
  advice: string;
}
