import { packText, unpackText } from '#lib/packed-text';
import { API_FOLDERS } from '#model/api-folders';
import { FIXES } from '#model/migration';
import { DOUBTS, type Finding, FINDING_KINDS, type Report, type SilentChange } from './findings.ts';

/** Longer links are cut off by programs that send them. */
const MOST_SHARED_CHARACTERS = 30_000;
const MOST_BYTES = 500_000;

/** The findings of a report for the hash of a URL: names, files and lines, but no line of code. */
export async function packFindings({ findings, silent, codemods }: Report): Promise<string | undefined> {
  const withoutCode = (key: string, value: unknown) => (key === 'diff' ? undefined : value);
  const packed = await packText(JSON.stringify({ findings, silent, codemods }, withoutCode));
  return packed.length > MOST_SHARED_CHARACTERS ? undefined : packed;
}

/** Findings from a URL; `undefined` if they can't be read. */
export async function unpackFindings(packed: string): Promise<Report | undefined> {
  if (packed.length > MOST_SHARED_CHARACTERS) return undefined;
  try {
    return readReport(JSON.parse((await unpackText(packed, MOST_BYTES)) ?? ''));
  } catch {
    return undefined;
  }
}

function readReport(value: unknown): Report | undefined {
  if (!isObject(value)) return undefined;
  const findings = listOf(value['findings'], readFinding);
  const silent = listOf(value['silent'], readSilent);
  const codemods = listOf(value['codemods'], (one) => (isCodemod(one) ? one : undefined));
  if (!findings || !silent || !codemods) return undefined;
  return { findings, silent, codemods, undecided: [], products: [], dateLibraries: [], read: 0, passed: 0 };
}

function readFinding(value: unknown): Finding | undefined {
  const section = readSection(value);
  if (!section || !isObject(value)) return undefined;
  const { file, name, lines, use } = value;
  const fix = FIXES.find((one) => one === value['fix']);
  const kind = FINDING_KINDS.find((one) => one === value['kind']);
  const doubt = DOUBTS.find((one) => one === value['doubt']);
  const numbers = listOf(lines, (line) => (typeof line === 'number' && Number.isInteger(line) ? line : undefined));
  if (typeof file !== 'string' || typeof name !== 'string' || !fix || !kind || !numbers) return undefined;
  return {
    ...section,
    file,
    name,
    lines: numbers,
    fix,
    kind,
    ...(typeof use === 'string' && { use }),
    ...(doubt && { doubt }),
  };
}

function readSilent(value: unknown): SilentChange | undefined {
  const section = readSection(value);
  if (!section || !isObject(value)) return undefined;
  const { text } = value;
  const of = listOf(value['of'], (one) => (typeof one === 'string' ? one : undefined));
  return typeof text === 'string' && of ? { ...section, text, of } : undefined;
}

function readSection(value: unknown) {
  if (!isObject(value)) return undefined;
  const { id, guide, anchor, title } = value;
  const product = API_FOLDERS.find((one) => one === value['product']);
  const texts = [id, guide, anchor, title];
  if (!product || texts.some((one) => typeof one !== 'string')) return undefined;
  // They become an address.
  if (!/^[\w-]+$/.test(String(guide)) || !/^[\w-]+$/.test(String(anchor))) return undefined;
  return { id: String(id), guide: String(guide), anchor: String(anchor), title: String(title), product };
}

/** It becomes a command that readers copy. */
function isCodemod(value: unknown): value is string {
  return typeof value === 'string' && /^v\d\.0\.0\/[a-z/-]+$/.test(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function listOf<T>(value: unknown, read: (one: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const list = value.map((one) => read(one));
  return list.every((one) => one !== undefined) ? list : undefined;
}
