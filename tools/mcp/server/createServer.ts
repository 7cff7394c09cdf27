import { McpServer, ResourceTemplate } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { API_FOLDERS } from '#model/api-folders';
import { SEARCH_SHARDS } from '#model/search';
import { type Answer, failure } from './answer.ts';
import type { Site } from './site.ts';
import { createCodeChecker } from './tools/checkCode.ts';
import { describeApi } from './tools/describeApi.ts';
import { explainError } from './tools/explainError.ts';
import { listChanges } from './tools/listChanges.ts';
import { migrateCode } from './tools/migrateCode.ts';
import { readPage } from './tools/readPage.ts';
import { searchPages } from './tools/searchPages.ts';
import { showDemo } from './tools/showDemo.ts';

const MAX_NAME = 300;
const MAX_MESSAGE = 10_000;
const MAX_CODE = 200_000;
const PAGE_URI = 'mui-x:///';

const READ_ONLY = { readOnlyHint: true, openWorldHint: false } as const;
const release = z.string().regex(/^\d{1,3}\.\d{1,3}\.\d{1,3}$/, 'A release such as 8.0.0');
const file = z
  .string()
  .regex(/^[\w-]{1,60}\.[jt]sx?$/)
  .default('App.tsx');
const offset = z.number().int().min(0).default(0).describe('Position to continue a cut answer from');

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
    {
      title: 'Search the documentation',
      description: 'Finds guides, sections, API members and demos. Answers with paths for read_page and ids for demo.',
      annotations: READ_ONLY,
      inputSchema: z.object({
        query: z.string().min(1).max(MAX_NAME),
        product: z.enum(SEARCH_SHARDS).optional(),
        plan: z.enum(['community', 'pro', 'premium']).optional().describe('Only what this plan includes'),
        kind: z.enum(['guides', 'api', 'demos']).optional(),
        limit: z.number().int().min(1).max(30).default(8),
      }),
    },
    (request) => result(() => searchPages(site, request)),
  );
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description:
        'Reads a page as Markdown: whole, as an outline, or one section by its anchor, which is much shorter.',
      annotations: READ_ONLY,
      inputSchema: z.object({
        page: z.string().min(1).max(MAX_NAME).describe('Path, such as /x/react-data-grid/sorting/#multi-sorting'),
        section: z.string().max(MAX_NAME).optional().describe('Anchor of a section'),
        outline: z.boolean().default(false),
        offset,
      }),
    },
    (request) => result(() => readPage(site, request)),
  );
  server.registerTool(
    'api',
    {
      title: 'Look up the API',
      description:
        'Type, default, plan and description of one member ("DataGrid.rowHeight"), or all names of an export.',
      annotations: READ_ONLY,
      inputSchema: z.object({
        name: z
          .string()
          .min(1)
          .max(MAX_NAME)
          .describe(
            'Component, hook or interface, with a prop, slot, class or CSS variable after a dot; or an event, selector or type',
          ),
      }),
    },
    (request) => result(() => describeApi(site, request)),
  );
  server.registerTool(
    'demo',
    {
      title: 'Read demos',
      description:
        'The complete code of a demo by its id, or the ids of demos that use a component, prop, slot or hook.',
      annotations: READ_ONLY,
      inputSchema: z.object({
        id: z.string().max(MAX_NAME).optional().describe('Such as data-grid/sorting/multi-sorting'),
        uses: z.string().max(MAX_NAME).optional().describe('Such as DataGridPro.pinnedColumns'),
        language: z.enum(['ts', 'js']).default('ts'),
        offset,
      }),
    },
    (request) => result(() => showDemo(site, request)),
  );
  server.registerTool(
    'error',
    {
      title: 'Explain an error',
      description: 'Cause, fix and section of a console message, thrown error or type error of MUI X.',
      annotations: READ_ONLY,
      inputSchema: z.object({ message: z.string().min(1).max(MAX_MESSAGE).describe('The message as it was printed') }),
    },
    (request) => result(() => explainError(site, request)),
  );
  server.registerTool(
    'changes',
    {
      title: 'List changes between releases',
      description:
        'What the API gained, lost, renamed, deprecated and changed between two releases, from version 6 on.',
      annotations: READ_ONLY,
      inputSchema: z.object({
        from: release,
        to: release.default(version),
        product: z.enum(API_FOLDERS).optional(),
        name: z.string().max(MAX_NAME).optional().describe('One export or member, such as DataGrid or DataGrid.slots'),
        offset,
      }),
    },
    (request) => result(() => listChanges(site, request)),
  );
  const checkCode = createCodeChecker(site);
  server.registerTool(
    'check',
    {
      title: 'Check types',
      description: `Type-checks a file against MUI X ${version}, React and Material UI. Nothing is executed.`,
      annotations: READ_ONLY,
      inputSchema: z.object({
        code: z.string().min(1).max(MAX_CODE),
        file,
      }),
    },
    (request) => result(() => checkCode(request)),
  );
  server.registerTool(
    'migrate',
    {
      title: 'Find what a migration changes',
      description: `Lists what changes in a file up to version ${version}: lines, replacements, codemods, sections for read_page, and behavior that no code shows.`,
      annotations: READ_ONLY,
      inputSchema: z.object({
        code: z.string().min(1).max(MAX_CODE),
        from: z.union([z.literal(6), z.literal(7)]).describe('Major version of MUI X that the code is written for'),
        file,
        offset,
      }),
    },
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
