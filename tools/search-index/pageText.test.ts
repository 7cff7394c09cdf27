import { describe, expect, it } from 'vitest';
import { scanPage } from '../content-pipeline/index.ts';
import { sectionTexts } from './pageText.ts';

const source = `---
title: Licensing
description: What the plans cost.
---

Opening words.

## Set the key [#license-key]

Call it once:

\`\`\`ts
LicenseInfo.setLicenseKey(key);
\`\`\`

<Callout kind="warning">

Never twice.

</Callout>
`;

describe('text of a page', () => {
  const sections = sectionTexts(
    scanPage({ file: 'content/introduction/licensing/page.mdx', text: source, hasFile: () => false }),
  );

  it('is split by section, with the description in the introduction', () => {
    expect(sections[0]).toMatchObject({ id: '', text: 'What the plans cost. Opening words.' });
    expect(sections[1]?.id).toBe('license-key');
  });

  it('includes callouts, and names in code blocks separately', () => {
    expect(sections[1]?.text).toContain('Never twice.');
    expect(sections[1]?.code).toBe('LicenseInfo setLicenseKey');
  });
});
