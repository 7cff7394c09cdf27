import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { breakable, breakableText } from './breakable.tsx';

describe('breakable', () => {
  const names = [
    ['rowSelectionModel', 'rowSelectionModel'],
    ['aiAssistantActiveConversationIndex', 'ai<wbr/>Assistant<wbr/>Active<wbr/>Conversation<wbr/>Index'],
    ['GRID_AGGREGATION_FUNCTIONS', 'GRID_<wbr/>AGGREGATION_<wbr/>FUNCTIONS'],
    ['unstable__a__name_that_is_long', 'unstable__<wbr/>a__<wbr/>name_<wbr/>that_<wbr/>is_<wbr/>long'],
  ] as const;
  for (const [name, markup] of names) {
    it(`allows line breaks in ${name} only if it is long, before each word`, () => {
      expect(renderToStaticMarkup(breakable(name))).toBe(markup);
    });
  }
});

describe('breakableText', () => {
  it('leaves text of short words unchanged', () => {
    expect(breakableText('Sets the rowHeight of each row.')).toBe('Sets the rowHeight of each row.');
  });

  it('breaks only the long words of a text', () => {
    expect(renderToStaticMarkup(breakableText('GRID_AGGREGATION_FUNCTIONS when dataSource is not provided'))).toBe(
      'GRID_<wbr/>AGGREGATION_<wbr/>FUNCTIONS when dataSource is not provided',
    );
  });
});
