import { ERROR_MESSAGES_PATH, errorMessagesOf } from '#model/error-messages';
import type { MessageRow } from '#model/search';
import { createMessageFinder } from '#services/search';
import { type Answer, failure, pageOf } from '../answer.ts';
import { sectionsOf } from '#lib/markdown-sections';
import type { Site } from '../site.ts';

/** Cause, fix and section of a pasted console message or error. */
export function explainError(site: Site, { message }: { message: string }): Answer {
  // Some messages, such as those of the compiler, are quoted in guides only.
  const text = sectionOf(site, rowsOf(site), message) ?? sectionOf(site, site.names.messages, message);
  return text
    ? { text: pageOf(text, 0) }
    : failure('The documentation quotes no such message. Paste its text without values, or search for its main words.');
}

/** The section that quotes most of the pasted text. */
function sectionOf(site: Site, messages: readonly MessageRow[], message: string): string | undefined {
  const found = createMessageFinder({ messages, pages: site.names.pages })(message);
  const [key = ''] = [...found].sort(([, a], [, b]) => b - a)[0] ?? [];
  const [page = '', id] = key.split('#');
  const path = `/x/${page}/`;
  const markdown = site.markdownOf(path) ?? '';
  const section = sectionsOf(markdown).find((one) => one.id === id);
  return section && `${path}#${id}\n${markdown.slice(section.start, section.end).trim()}`;
}

function rowsOf({ names, markdownOf }: Site): MessageRow[] {
  const page = names.pages.findIndex(([path]) => `/x/${path}` === ERROR_MESSAGES_PATH);
  return errorMessagesOf(markdownOf(`${ERROR_MESSAGES_PATH}/`) ?? '').map(({ message, anchor }) => [
    message,
    page,
    anchor,
  ]);
}
