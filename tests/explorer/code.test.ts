import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { coverageOf, plansOf, toCode } from '#features/explorer';
import type { ApiComponent, ApiInterface } from '#model/api';
import { type CodeDates, type ExplorerState, idOfSample, isCoded } from '#model/explorer';
import { nativeCompiler } from '../../tools/checks/nativeCompiler.ts';
import { runNode } from '../../tools/workspace/run.ts';
import { isFullRun } from '../support/pages.ts';
import { createRandom, explorers, randomState, valuesOf } from './explorers.ts';

const STATES = isFullRun ? 200 : 24;
const folder = join(process.cwd(), '.cache/explorer-code');
const random = createRandom(7);
/** What each explorer starts with, and random states. */
const states = Array.from({ length: explorers.length + STATES }, (_, index) => {
  const explorer = explorers[index % explorers.length];
  if (!explorer) throw new Error('There are no explorers.');
  const plan = (['premium', 'pro', 'community'] as const).find((one) => explorer.definition.components[one]) ?? 'pro';
  const state = index < explorers.length ? {} : randomState(explorer.controls, random);
  return { ...explorer, explored: { state, plan } };
});
const codeOf = ({ definition, explored, callbacks }: (typeof states)[number], variant: 'TS' | 'JS', dates: CodeDates) =>
  toCode(definition, explored, callbacks, { variant, dates });

describe('the code of a state', () => {
  it('is formatted like by Prettier', async () => {
    for (const state of states) {
      const code = codeOf(state, 'TS', 'dayjs');
      expect(await format(code, { parser: 'typescript', singleQuote: true }), state.slug).toBe(code);
    }
  });

  it('is JavaScript without types', () => {
    for (const state of states) {
      const code = codeOf(state, 'JS', 'dayjs');
      const { diagnostics = [] } = ts.transpileModule(code, { reportDiagnostics: true, fileName: 'App.jsx' });
      expect(diagnostics.map(({ messageText }) => messageText)).toEqual([]);
      expect(code).not.toMatch(/import \{[^}]*\btype /);
    }
  });

  it('has no type errors, in any date library', { timeout: 600_000 }, async () => {
    rmSync(folder, { recursive: true, force: true });
    for (const dates of ['dayjs', 'date-fns', 'luxon', 'moment'] as const) {
      const checked = states.filter(({ definition }) => dates === 'dayjs' || definition.frame === 'dates');
      mkdirSync(join(folder, dates), { recursive: true });
      for (const [index, state] of checked.entries())
        writeFileSync(join(folder, dates, `${state.slug}-${index}.tsx`), codeOf(state, 'TS', dates));
      const project = join(folder, `${dates}.json`);
      writeFileSync(
        project,
        JSON.stringify({ extends: join(process.cwd(), 'content/tsconfig.json'), include: [`${folder}/${dates}/*`] }),
      );
      const { output } = await runNode(...nativeCompiler('--project', project, '--pretty', 'false'), {
        output: 'keep',
      });
      expect(output.split('\n').filter((line) => line.includes('error TS'))).toEqual([]);
    }
  });
});

describe('an explorer', () => {
  it.each(explorers)('$slug has a control or a reason for every prop', ({ slug, definition, components, controls }) => {
    const rows = coverageOf(definition, components);
    const count = (by: string) => rows.filter((row) => row.by === by).length;
    const reasons = Map.groupBy(
      rows.filter(({ by }) => by !== 'control' && by !== 'recipe'),
      ({ by }) => by,
    );
    const reasonTexts = Array.from(reasons, ([reason, { length }]) => `${length} ${reason}`);
    process.stdout.write(
      `${slug}: ${rows.length} props, ${count('control')} by control, ${count('recipe')} by recipe, left out: ${reasonTexts.join(', ')}\n`,
    );
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    expect(count('control')).toBe(controls.filter(({ kind }) => kind !== 'recipe').length);
    // Recipes and props share the names of a link.
    expect(new Set(controls.map(({ id }) => id)).size).toBe(controls.length);
    const names = new Set(rows.map(({ name }) => name));
    expect(Object.keys({ ...definition.leftOut, ...definition.choices }).filter((name) => !names.has(name))).toEqual(
      [],
    );
  });

  it.each(explorers)('$slug has two to four samples for each recipe', ({ controls }) => {
    for (const recipe of controls.filter(({ kind }) => kind === 'recipe')) {
      expect(valuesOf(recipe).length, recipe.id).toBeGreaterThan(1);
      expect(valuesOf(recipe).length, recipe.id).toBeLessThan(5);
    }
  });

  it.each(explorers)('$slug has only samples that change something', ({ definition, callbacks }) => {
    const plan = plansOf(definition).at(-1) ?? 'community';
    const isDefault = defaultsOf(definition.folder, definition.components[plan]?.[0] ?? '');
    const codeOfState = (state: ExplorerState) =>
      toCode(definition, { state, plan }, callbacks, { variant: 'TS', dates: 'dayjs' });
    for (const [id, { samples }] of Object.entries(definition.recipes)) {
      const codes = Object.keys(samples).map((label) => codeOfState({ [id]: idOfSample(label) }));
      expect(new Set([codeOfState({}), ...codes]).size, id).toBe(codes.length + 1);
      for (const [label, props] of Object.entries(samples))
        expect(leavesOf(props).every(isDefault), `${id}: ${label}`).toBe(false);
    }
  });

  it.each(explorers)('$slug shows the code that it runs', ({ definition }) => {
    const texts = [definition.base, ...Object.values(definition.recipes).map(({ samples }) => samples)].flatMap(
      codedIn,
    );
    for (const { text, value } of texts) {
      const written = typeof text === 'string' ? text : text.dayjs;
      expect(normalize(written)).toBe(normalize(String(value)));
    }
  });
});

interface Leaf {
  path: readonly string[];
  value: unknown;
}

/** The values in the props of a sample. */
function leavesOf(value: unknown, path: readonly string[] = []): Leaf[] {
  if (typeof value !== 'object' || value === null || isCoded(value)) return [{ path, value }];
  if (Array.isArray(value)) return value.length > 0 ? value.flatMap((one) => leavesOf(one, path)) : [{ path, value }];
  return Object.entries(value).flatMap(([key, one]) => leavesOf(one, [...path, key]));
}

/** Whether a value is the documented default of the component, of one of its slots, or of what its props describe. */
function defaultsOf(product: string, name: string) {
  const models = new Map(
    globSync(`generated/api/${product}/*.json`).map((file) => {
      const model = JSON.parse(readFileSync(file, 'utf8')) as Partial<ApiComponent> &
        Partial<Pick<ApiInterface, 'members'>>;
      return [model.name, model];
    }),
  );
  const described: Readonly<Record<string, string>> = {
    series: name.replace('Chart', 'Series'),
    xAxis: 'AxisConfig',
    yAxis: 'AxisConfig',
    columns: 'GridColDef',
  };
  return ({ path, value }: Leaf) => {
    const [prop = '', slot] = path;
    const slotProps = models.get(name)?.slots?.find((one) => one.name === slot)?.props ?? [];
    const [ofSlot] = slotProps.flatMap((part) => (typeof part === 'object' && 'key' in part ? part.key : []));
    const owner = models.get((prop === 'slotProps' ? ofSlot?.replace(/Props$/, '') : described[prop]) ?? name);
    const member = [...(owner?.props ?? []), ...(owner?.members ?? [])].find((one) => one.name === path.at(-1));
    return member?.defaultValue !== undefined && member.defaultValue === value;
  };
}

function codedIn(value: unknown): { text: string | Record<CodeDates, string>; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isCoded(value) && value.$ === 'text') return [{ text: value.text, value: value.value }];
  return Object.values(value).flatMap(codedIn);
}

/** Functions as the compiler prints them, without brackets, of which it drops some. */
function normalize(code: string): string {
  return ts
    .transpileModule(`(${code})`, { compilerOptions: { target: ts.ScriptTarget.ESNext, removeComments: true } })
    .outputText.replaceAll('"', "'")
    .replace(/[\s()]+/g, '');
}
