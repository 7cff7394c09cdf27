import { describe, expect, it } from 'vitest';
import type { ApiMember } from '#model/api';
import { createAddresses } from '../addresses.ts';
import { stringify } from '../markdown/stringify.ts';
import type { ApiTwinContext } from './context.ts';
import { membersTable } from './rows.ts';

const context: ApiTwinContext = {
  folder: 'data-grid',
  path: '/x/api/data-grid/data-grid',
  addresses: createAddresses('https://site.test', new Set()),
  addressOf: () => undefined,
  typeAddress: (key) => `https://site.test/types.md#${key}`,
  sourceAddress: (file) => file,
  guidesOf: () => [],
};

const member = (more: Partial<ApiMember>): ApiMember => ({
  name: 'rows',
  isRequired: false,
  type: ['string'],
  description: [],
  ...more,
});

describe('a table of members', () => {
  it('shows required, deprecated and plan labels after the name', () => {
    const twin = stringify(membersTable([member({ isRequired: true, plan: 'pro', deprecated: [] })], context));
    expect(twin).toContain('| `rows` (required, deprecated, Pro) | `string` |');
  });

  it('escapes unions, and joins multi-line types into one line', () => {
    const twin = stringify(membersTable([member({ type: ["'a'\n  | 'b'"] })], context));
    expect(twin).toContain("| `'a' \\| 'b'` |");
  });

  it('links a type that is a single name to its definition', () => {
    const twin = stringify(membersTable([member({ type: [{ key: 'GridColDef', text: 'GridColDef' }] })], context));
    expect(twin).toContain('[`GridColDef`](https://site.test/types.md#GridColDef)');
  });

  it('puts code below the table, where it keeps its line breaks', () => {
    const description: ApiMember['description'] = [
      { kind: 'paragraph', text: [{ kind: 'text', text: 'Like this.' }] },
      { kind: 'code', text: 'a();\nb();' },
    ];
    const twin = stringify(membersTable([member({ description })], context));
    expect(twin).toContain('Like this.<br>(Code below.) |');
    expect(twin).toContain('`rows`:\n\n```tsx\na();\nb();\n```');
  });

  it('has a column for defaults only if there are any', () => {
    expect(stringify(membersTable([member({})], context))).toContain('| Name | Type | Description |');
    expect(stringify(membersTable([member({ default: 'false' })], context))).toContain(
      '| `rows` | `string` | `false` |',
    );
  });
});
