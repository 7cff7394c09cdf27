import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { API_FOLDERS, type ApiComponent, type ApiFolder, type ApiPage } from '#model/api';
import { readOwnDescriptions, typeInOneLine } from '../../tools/api-extractor/ownDescriptions.ts';

const KINDS: readonly unknown[] = ['component', 'interface', 'hook'] satisfies ApiPage['kind'][];

function exportsOf(folder: ApiFolder): ApiPage[] {
  const models = join('generated/api', folder);
  return readdirSync(models)
    .flatMap((file) => JSON.parse(readFileSync(join(models, file), 'utf8')) as unknown)
    .filter((model): model is ApiPage => KINDS.includes((model as ApiPage | null)?.kind));
}

function componentsOf(folder: ApiFolder): ApiComponent[] {
  return exportsOf(folder).filter((model) => model.kind === 'component');
}

it.each(API_FOLDERS)('every component, interface and hook of %s has a description', (folder) => {
  expect(exportsOf(folder).flatMap(({ name, description }) => (description.length === 0 ? [name] : []))).toEqual([]);
});

it.each(API_FOLDERS)('every prop and slot of %s has a description', (folder) => {
  const missing = componentsOf(folder).flatMap(({ name, props, slots }) =>
    [...props, ...slots]
      .filter(({ description }) => description.length === 0)
      .map((member) => `${name} ${member.name}`),
  );
  expect(missing).toEqual([]);
});

it.each(API_FOLDERS)('every description written for %s is used', (folder) => {
  const used = new Set([
    ...exportsOf(folder).flatMap(({ name, isOurs }) => (isOurs ? [`exports ${name}`] : [])),
    ...componentsOf(folder).flatMap(({ props, slots }) => [
      ...props
        .filter(({ isOurs }) => isOurs)
        .flatMap(({ name, type }) => [`props ${name}`, `props ${name} ${typeInOneLine(type)}`]),
      ...slots.filter(({ isOurs }) => isOurs).map(({ name }) => `slots ${name}`),
    ]),
  ]);
  const written = Object.entries(readOwnDescriptions(process.cwd(), folder)).flatMap(([kind, texts]) =>
    Object.entries(texts as Record<string, unknown>).flatMap(([name, text]) =>
      typeof text === 'string'
        ? [`${kind} ${name}`]
        : Object.keys(text as object).map((type) => (type === '*' ? `${kind} ${name}` : `${kind} ${name} ${type}`)),
    ),
  );
  expect(written.filter((entry) => !used.has(entry))).toEqual([]);
});
