import { describe, expect, it } from 'vitest';
import type { ApiMember } from '#model/api';
import { createAddresses } from '../addresses.ts';
import { stringify } from '../markdown/stringify.ts';
import type { ApiMarkdownContext } from './context.ts';
import { membersTable } from './rows.ts';

const context: ApiMarkdownContext = {
  folder: 'data-grid',
  path: '/x/api/data-grid/data-grid',
  addresses: createAddresses('https://site.test', new Set()),
  addressOf: () => undefined,
  typeAddress: (key) => `https://site.test/types.md#${key}`,
  sourceAddress: (file) => file,
  historyOf: (anchor) =>
    anchor === 'grid-prop-rows' ? { deprecated: { release: '8.3.0', isExact: false } } : undefined,
  guidesOf: () => [],
};
const anchorOf = (name: string) => `grid-prop-${name}`;
const elsewhere = (name: string) => `other-prop-${name}`;

const member = (more: Partial<ApiMember>): ApiMember => ({
  name: 'rows',
  isRequired: false,
  type: ['string'],
  description: [],
  ...more,
});

describe('a table of members', () => {
  it('shows required, deprecated and plan labels after the name', () => {
    const markdown = stringify(
      membersTable([member({ isRequired: true, plan: 'pro', deprecated: [] })], context, elsewhere),
    );
    expect(markdown).toContain('| `rows` (required, deprecated, Pro) | `string` |');
  });

  it('says which releases changed a member', () => {
    const markdown = stringify(membersTable([member({ deprecated: [] })], context, anchorOf));
    expect(markdown).toContain('| `rows` (deprecated by 8.3.0) | `string` |');
  });

  it('escapes unions, and joins multi-line types into one line', () => {
    const markdown = stringify(membersTable([member({ type: ["'a'\n  | 'b'"] })], context, elsewhere));
    expect(markdown).toContain("| `'a' \\| 'b'` |");
  });

  it('links a type that is a single name to its definition', () => {
    const markdown = stringify(
      membersTable([member({ type: [{ key: 'GridColDef', text: 'GridColDef' }] })], context, elsewhere),
    );
    expect(markdown).toContain('[`GridColDef`](https://site.test/types.md#GridColDef)');
  });

  it('puts code below the table, where it keeps its line breaks', () => {
    const description: ApiMember['description'] = [
      { kind: 'paragraph', text: [{ kind: 'text', text: 'Like this.' }] },
      { kind: 'code', text: 'a();\nb();' },
    ];
    const markdown = stringify(membersTable([member({ description })], context, elsewhere));
    expect(markdown).toContain('Like this.<br>(Code below.) |');
    expect(markdown).toContain('`rows`:\n\n```tsx\na();\nb();\n```');
  });

  it('has a column for defaults only if there are any', () => {
    expect(stringify(membersTable([member({})], context, elsewhere))).toContain('| Name | Type | Description |');
    expect(stringify(membersTable([member({ default: 'false' })], context, elsewhere))).toContain(
      '| `rows` | `string` | `false` |',
    );
  });
});
