/** A rule's complaint about one file of a demo. */
export interface Finding {
  /** The file's own name. */
  file: string;
  line: number;
  /** One sentence: what is wrong. */
  message: string;
  /** One sentence: what to write instead. */
  advice: string;
}
