import { MIGRATION_GUIDES } from '#content/migration/guides.ts';
import { API_FOLDERS, type ApiFolder } from '#model/api-folders';
import { INSTALL_PLANS, type InstallPlan } from '#model/install';
import type { Major } from '#model/migration';
import { codemodsFor } from './codemods.ts';
import { kindOf, type SourceFile, unreadable } from './files.ts';
import type { Finding, Report, SilentChange, Undecided } from './findings.ts';
import { type ChangeIndex, createChangeIndex, guidesFrom } from './match/ChangeIndex.ts';
import { Collector } from './match/Collector.ts';
import type { Context } from './match/Context.ts';
import { namesIn, withImpliedImports } from './match/impliedImports.ts';
import { matchImports } from './match/matchImports.ts';
import { matchMembers } from './match/matchMembers.ts';
import { matchProps } from './match/matchProps.ts';
import { matchStyleNames, matchTheme, matchTypes } from './match/matchStyles.ts';
import { Project } from './match/Project.ts';
import { packageOf } from './packages.ts';
import type { ModuleFacts } from './read/FactStore.ts';
import { readModule } from './read/readModule.ts';
import { readStyleSheet } from './read/readStyleNames.ts';
import { readManifest } from './readManifest.ts';
import { rules } from './rules/rules.ts';

export interface MigrationRequest {
  files: readonly SourceFile[];
  /** The version of products that no `package.json` names. */
  from: Major;
}

const ADAPTER = /^\/(Adapter\w+)$/;

/** Finds everything in code that a migration guide names. It reads text and runs nothing. */
export function analyze({ files, from }: MigrationRequest): Report {
  const undecided: Undecided[] = [];
  const versions = new Map<ApiFolder, Major>();
  const plans = new Map<ApiFolder, Set<InstallPlan>>(API_FOLDERS.map((folder) => [folder, new Set()]));
  const dateLibraries = new Set<string>();
  const modules = new Map<string, ModuleFacts>();
  const styles: SourceFile[] = [];
  const texts = new Map<string, string>();
  let passed = 0;

  for (const file of files) {
    const kind = kindOf(file.path);
    const why = kind === 'other' ? undefined : unreadable(file.text);
    if (why) undecided.push({ why, file: file.path });
    else if (kind === 'manifest') takeManifest(file);
    else if (kind === 'module') {
      const facts = readModule(file.text, file.path);
      if (facts.isCut) undecided.push({ why: 'tooDeep', file: file.path });
      modules.set(file.path, facts);
      texts.set(file.path, file.text);
    } else if (kind === 'styles') styles.push(file);
    else passed += 1;
  }

  const index = createChangeIndex(guidesFrom(MIGRATION_GUIDES, (product) => versions.get(product) ?? from));
  const names = namesIn(index);
  const implied = new Set<string>();
  for (const [file, facts] of modules) {
    const complete = withImpliedImports(facts, names);
    if (complete === facts) continue;
    modules.set(file, complete);
    implied.add(file);
  }
  const project = new Project(modules);
  const used = new Map<string, ApiFolder>();
  const findings: Finding[] = [];
  for (const [file, facts] of modules) {
    const collector = new Collector(file, texts.get(file) ?? '', implied.has(file) ? 'byName' : undefined);
    const context: Context = {
      file,
      facts,
      project,
      index,
      entries: project.entriesOf(file),
      collector,
      isTyped: /\.[cm]?tsx?$/.test(file),
      imported: (name) => project.importedAs(file, name),
    };
    matchModule(context);
    findings.push(...collector.findings());
    takeUses(context);
  }
  for (const { path, text } of styles) {
    const collector = new Collector(path, text);
    matchStyleNames(readStyleSheet(text), index, collector);
    findings.push(...collector.findings());
  }

  const products = API_FOLDERS.filter((folder) => project.products.has(folder) || plans.get(folder)?.size);
  return {
    findings,
    silent: silentChanges(index, used),
    undecided,
    products: products.map((folder) => ({
      folder,
      plans: INSTALL_PLANS.map(({ id }) => id).filter((plan) => plans.get(folder)?.has(plan)),
      from: versions.get(folder) ?? from,
    })),
    dateLibraries: [...dateLibraries].sort(),
    codemods: codemodsFor(index.guides, findings),
    read: modules.size + styles.length,
    passed,
  };

  function takeManifest({ path, text }: SourceFile) {
    const manifest = readManifest(text);
    if (!manifest) {
      undecided.push({ why: 'manifest', file: path });
      return;
    }
    for (const [product, version] of manifest.versions) versions.set(product, version);
    for (const [product, list] of manifest.plans) for (const plan of list) plans.get(product)?.add(plan);
    for (const name of manifest.others) undecided.push({ why: 'version', file: path, name });
  }

  /** What a module uses, for the changes that no code shows. */
  function takeUses({ file, facts, imported, collector }: Context) {
    for (const { source } of [...facts.imports, ...facts.reexports, ...facts.sources]) {
      const origin = packageOf(source);
      if (!origin) continue;
      plans.get(origin.product)?.add(origin.plan);
      const adapter = ADAPTER.exec(origin.folder)?.[1];
      if (adapter) dateLibraries.add(adapter);
    }
    for (const { name, source } of facts.imports) {
      const origin = packageOf(source);
      if (origin) used.set(name, origin.product);
    }
    for (const { tag, spreads, at } of facts.elements) {
      const [component] = imported(tag);
      if (!component) continue;
      used.set(component.name, component.from.product);
      // What a component passes on is read where it is used.
      const unknown = spreads.find(
        ({ name, isProps }) => !isProps && facts.variables.get(name)?.value?.kind !== 'object',
      );
      if (unknown)
        undecided.push({
          why: 'spread',
          file,
          line: collector.lineAt(at),
          name: `<${component.name} {...${unknown.name || '…'}}>`,
        });
    }
  }
}

function matchModule(context: Context) {
  matchImports(context);
  matchProps(context);
  matchMembers(context);
  matchStyleNames(context.facts.styleNames, context.index, context.collector);
  matchTheme(context);
  matchTypes(context);
  for (const [id, [change]] of context.index.rules) {
    if (!change) continue;
    for (const match of rules[id](context, change)) context.collector.add({ change, kind: 'pattern', ...match });
  }
}

/** Behavior that changed, for the components in use. */
function silentChanges(index: ChangeIndex, used: ReadonlyMap<string, ApiFolder>): SilentChange[] {
  return index.guides.flatMap((guide) =>
    guide.sections.flatMap((section) =>
      (section.behavior ?? []).flatMap(({ of, text }, position): SilentChange[] => {
        const names = [...used].filter(([name, product]) => product === guide.product && (!of || of.includes(name)));
        if (names.length === 0) return [];
        const { anchor, title } = section;
        const id = `${guide.id}#${anchor} ${position}`;
        return [{ id, guide: guide.id, anchor, title, product: guide.product, text, of: names.map(([name]) => name) }];
      }),
    ),
  );
}
