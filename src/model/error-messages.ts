import { sectionsOf } from '#lib/markdown-sections';

/** The page with a heading for each message, or for the beginning of it; cause and fix follow. */
export const ERROR_MESSAGES_PATH = '/x/common-concepts/error-messages';

const DEPTH_OF_ROW = 4;
const FENCED = /^```text\n([\s\S]*?)\n```$/m;
const CAUSE = /^\*\*Cause:\*\* (.+)$/m;
const FIX = /^\*\*Fix:\*\* ([\s\S]+)/m;

/** A message that the packages print or throw. */
export interface ErrorMessage {
  message: string;
  anchor: string;
  /** As Markdown. */
  cause: string;
  fix: string;
}

/** The messages of the page, from its Markdown version. */
export function errorMessagesOf(markdown: string): ErrorMessage[] {
  return sectionsOf(markdown)
    .filter(({ depth }) => depth === DEPTH_OF_ROW)
    .map(({ title, id, start, end }) => {
      const text = markdown.slice(start, end);
      return {
        message: FENCED.exec(text)?.[1]?.replaceAll('\n', ' ') ?? title.replace(/^`(.+)`$/, '$1'),
        anchor: id,
        cause: CAUSE.exec(text)?.[1] ?? '',
        fix: FIX.exec(text)?.[1]?.trim() ?? '',
      };
    });
}
