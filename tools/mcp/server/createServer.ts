import { McpServer, ResourceTemplate } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { API_FOLDERS } from '#model/api-folders';
import { type Answer, failure } from './answer.ts';
import { MAX_CODE, MAX_MESSAGE, MAX_NAME, OFFSET } from './inputs.ts';
import type { Site } from './site.ts';
import { CHECK_INPUT, createCodeChecker } from './tools/checkCode.ts';
import { describeApi } from './tools/describeApi.ts';
import { explainError } from './tools/explainError.ts';
import { listChanges } from './tools/listChanges.ts';
import { MIGRATE_INPUT, migrateCode } from './tools/migrateCode.ts';
import { PAGE_INPUT, readPage } from './tools/readPage.ts';
import { SEARCH_INPUT, searchPages } from './tools/searchPages.ts';
import { DEMO_INPUT, showDemo } from './tools/showDemo.ts';

const PAGE_URI = 'mui-x:///';

const release = z.string().regex(/^\d{1,3}\.\d{1,3}\.\d{1,3}$/, 'A release such as 8.0.0');

const tool = <Input>(title: string, description: string, inputSchema: Input) => ({
  title,
  description,
  annotations: { readOnlyHint: true, openWorldHint: false },
  inputSchema,
});

/** The server: names, descriptions and inputs of the tools; what they answer is in `tools`. */
export function createServer(site: Site, version: string): McpServer {
  const server = new McpServer(
    { name: 'mui-x-docs', version },
    {
      instructions: `Documentation of MUI X ${version} (data grid, date and time pickers, charts, tree view), offline. Use "api" for one prop, slot or component, "changes" for what differs between releases, "search" for questions, "read_page" with a section for guides, "check" before you hand out code.`,
    },
  );

  server.registerTool(
    'search',
    tool(
      'Search the documentation',
      'Finds guides, sections, API members and demos. Answers with paths for read_page and ids for demo.',
      SEARCH_INPUT,
    ),
    (request) => result(() => searchPages(site, request)),
  );
  server.registerTool(
    'read_page',
    tool(
      'Read a page',
      'Reads a page as Markdown: whole, as an outline, or one section by its anchor, which is much shorter.',
      PAGE_INPUT,
    ),
    (request) => result(() => readPage(site, request)),
  );
  server.registerTool(
    'api',
    tool(
      'Look up the API',
      'Type, default, plan and description of one member ("DataGrid.rowHeight"), or all names of an export.',
      z.object({
        name: z
          .string()
          .min(1)
          .max(MAX_NAME)
          .describe(
            'Component, hook or interface, with a prop, slot, class or CSS variable after a dot; or an event, selector or type',
          ),
      }),
    ),
    (request) => result(() => describeApi(site, request)),
  );
  server.registerTool(
    'demo',
    tool(
      'Read demos',
      'The complete code of a demo by its id, or the ids of demos that use a component, prop, slot or hook.',
      DEMO_INPUT,
    ),
    (request) => result(() => showDemo(site, request)),
  );
  server.registerTool(
    'error',
    tool(
      'Explain an error',
      'Cause, fix and section of a console message, thrown error or type error of MUI X.',
      z.object({ message: z.string().min(1).max(MAX_MESSAGE).describe('The message as it was printed') }),
    ),
    (request) => result(() => explainError(site, request)),
  );
  server.registerTool(
    'changes',
    tool(
      'List changes between releases',
      'What the API gained, lost, renamed, deprecated and changed between two releases, from version 6 on.',
      z.object({
        from: release,
        to: release.default(version),
        product: z.enum(API_FOLDERS).optional(),
        name: z.string().max(MAX_NAME).optional().describe('One export or member, such as DataGrid or DataGrid.slots'),
        offset: OFFSET,
      }),
    ),
    (request) => result(() => listChanges(site, request)),
  );
  const checkCode = createCodeChecker(site);
  server.registerTool(
    'check',
    tool(
      'Check types',
      `Type-checks a file against MUI X ${version}, React and Material UI. Nothing is executed.`,
      CHECK_INPUT,
    ),
    (request) => result(() => checkCode(request)),
  );
  server.registerTool(
    'migrate',
    tool(
      'Find what a migration changes',
      `Lists what changes in a file up to version ${version}: lines, replacements, codemods, sections for read_page, and behavior that no code shows.`,
      MIGRATE_INPUT,
    ),
    (request) => result(() => migrateCode(request)),
  );

  server.registerResource(
    'page',
    new ResourceTemplate(`${PAGE_URI}{+path}`, {
      list: () => ({
        resources: site.index.pages.map(({ path, title, description }) => ({
          uri: `${PAGE_URI}${path.slice(1)}`,
          name: title,
          description,
          mimeType: 'text/markdown',
        })),
      }),
    }),
    { title: 'Pages of the documentation', mimeType: 'text/markdown' },
    (uri) => {
      const text = site.markdownOf(uri.pathname);
      if (text === undefined) throw new Error(`There is no page ${uri.pathname}.`);
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text }] };
    },
  );

  server.registerPrompt(
    'explain_error',
    {
      title: 'Explain an error',
      description: 'Find the cause of a message of MUI X and fix it.',
      argsSchema: z.object({ message: z.string().min(1).max(MAX_MESSAGE) }),
    },
    ({ message }) =>
      ask(
        `My app prints this message:\n\n${message}\n\nCall the tool "error" with it. Say what causes it in my code, fix that, and check the result with the tool "check".`,
      ),
  );
  server.registerPrompt(
    'migrate',
    {
      title: 'Migrate to version 8',
      description: 'Find what an upgrade changes in your code.',
      argsSchema: z.object({ from: z.enum(['6', '7']), code: z.string().max(MAX_CODE) }),
    },
    ({ from, code }) =>
      ask(
        `I upgrade this code from MUI X ${from} to ${version}:\n\n${code}\n\nCall the tool "migrate" with it, and read the sections that it names with "read_page". Apply every change, and check the result with the tool "check".`,
      ),
  );
  return server;
}

async function result(answer: () => Answer | Promise<Answer>) {
  const { text, isError } = await Promise.resolve().then(answer).catch(explain);
  return { content: [{ type: 'text' as const, text }], ...(isError && { isError }) };
}

function explain(error: unknown): Answer {
  console.error(error);
  return failure('The documentation beside this program could not be read. Install it again.');
}

function ask(text: string) {
  return { messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] };
}
