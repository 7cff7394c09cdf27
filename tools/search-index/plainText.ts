import type { ApiBlock, ApiText } from '#model/api';
import { plainInlines } from '#model/api-content';

/** Maximum length of a description in the index; the page has the full text. */
const MAX_DESCRIPTION_CHARACTERS = 240;

/** A description as one line of plain text, truncated at a word. */
export function plainText(text: ApiText): string {
  const whole = text.map(blockText).join(' ').replace(/\s+/g, ' ').trim();
  if (whole.length <= MAX_DESCRIPTION_CHARACTERS) return whole;
  const cut = whole.slice(0, MAX_DESCRIPTION_CHARACTERS);
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}

function blockText(block: ApiBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return plainInlines(block.text);
    case 'list':
      return block.items.map((item) => plainInlines(item)).join(' ');
    // Code examples are not indexed.
    case 'code':
      return '';
  }
}
