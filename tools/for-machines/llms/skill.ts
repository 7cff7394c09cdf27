import { CURRENT_VERSION } from '#content/versions.ts';
import { API_FOLDERS } from '#model/api';
import { ERROR_MESSAGES_PATH } from '#model/error-messages';
import { ERRORS_PATH, MCP_PATH, pathOfChanges, pathOfLlms } from '#model/machine-files';
import type { Addresses } from '../addresses.ts';
import { pathOfProduct } from '../machinePage.ts';

/** `/x/skill.md`: in one screen, how an assistant reads this documentation without reading much of it. */
export function skill({ fileOf, pageOf }: Addresses): string {
  const lists = API_FOLDERS.map((folder) => fileOf(pathOfLlms(pathOfProduct(folder))));
  const upgrade = fileOf(`${pathOfChanges('last-major')}.json`);
  return `---
name: mui-x-docs
description: Look up MUI X ${CURRENT_VERSION} (React data grid, date and time pickers, charts, tree view) before writing, reviewing or upgrading code that imports @mui/x-* packages.
---

# MUI X ${CURRENT_VERSION}

Your training data mixes versions. Look up names before you use them, and read only what the question needs.

With an MCP client, connect \`npx -y ${fileOf(MCP_PATH)}\` and use its tools; it works offline. Without one, read these files:

| To find | Read |
| --- | --- |
| A prop, slot or component | The page of its reference with \`.json\` instead of the last slash: \`${fileOf('/x/api/data-grid/data-grid.json')}\` |
| The guide for a task | The list of a product, then the page with \`.md\` instead of the last slash: ${lists.map((address) => `\`${address}\``).join(', ')} |
| The code of a demo | Its page with \`.json\` instead of the last slash: \`${fileOf('/x/demos/data-grid/sorting/multi-sorting.json')}\` |
| Cause and fix of a message | \`${fileOf(ERRORS_PATH)}\`, or the page ${pageOf(ERROR_MESSAGES_PATH)} |
| What an upgrade to version 8 changes | \`${upgrade}\`, and the guides at ${pageOf('/x/migration')} |

## Rules

- Read the installed version from \`package.json\` first. These files describe ${CURRENT_VERSION}.
- A plan of Pro or Premium needs the package of that plan (\`@mui/x-data-grid-pro\`) and a license key. Name the plan when you use such a feature, and say what the Community plan offers instead.
- Import from the package's root, such as \`@mui/x-data-grid\`. Only what the reference names is public.
- Type-check what you write: with the tool \`check\`, or with the project's compiler.
- Link to the section that you rely on.
`;
}
