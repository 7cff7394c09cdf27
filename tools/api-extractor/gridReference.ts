import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CURRENT_VERSION } from '#content/versions.ts';
import { API_FOLDERS } from '#model/api';
import type {
  ApiComponent,
  ApiEvent,
  ApiFilterOperator,
  ApiFolder,
  ApiInterface,
  ApiInterfaceMember,
  ApiManifest,
  ApiMember,
  ApiSelector,
  ApiSlot,
  ApiTranslation,
} from '#model/api';
import { kebabCase, typeAddress } from '#model/api-anchors';
import { type HistoryFile, unpackHistory } from '#model/history-file';
import { type HistoryLabel, labelsOf, rowHistories } from '#model/row-history';

/** The API that guides list, of the grid but for translations; internal members are excluded. */
export interface GridReference {
  /** Methods of `GridApi`. */
  methods: readonly ApiInterfaceMember[];
  /** Props and slots of a component or members of an interface; `undefined` if it has no page. */
  membersOf: (owner: string) => { props: readonly ApiMember[]; slots: readonly ApiSlot[] } | undefined;
  selectors: readonly ApiSelector[];
  events: readonly ApiEvent[];
  filterOperators: readonly ApiFilterOperator[];
  translations: Readonly<Record<ApiFolder, readonly ApiTranslation[]>>;
  typeAddress: (key: string) => string;
  /** What releases did to the member at an anchor, or to an export by its name. */
  labelsOf: (anchor: string) => readonly HistoryLabel[];
}

let known: { folder: string; writtenMs: number; reference: GridReference } | undefined;

/** Reads the models on disk, again whenever the dev server has rewritten them; `undefined` before the first extraction. */
export function readGridReference(root: string): GridReference | undefined {
  const folder = join(root, 'generated/api');
  const writtenMs = statSync(join(folder, 'packages.sha256'), { throwIfNoEntry: false })?.mtimeMs;
  if (writtenMs === undefined) return undefined;
  if (known?.folder === folder && known.writtenMs === writtenMs) return known.reference;
  known = { folder, writtenMs, reference: readReference(folder, root) };
  return known.reference;
}

function readReference(folder: string, root: string): GridReference {
  const read = <T>(file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;
  const isPublic = ({ isInternal }: { isInternal?: true }) => !isInternal;
  const product = read<ApiManifest>('manifest.json').products.find((one) => one.folder === 'data-grid');
  const { members } = read<ApiInterface>('data-grid/grid-api.json');
  const history = JSON.parse(readFileSync(join(root, 'content/api-history.json'), 'utf8')) as HistoryFile;
  const histories = rowHistories(unpackHistory(history), 'data-grid', CURRENT_VERSION);
  return {
    methods: members.filter((member) => isPublic(member) && member.call !== undefined),
    membersOf(owner) {
      const file = `data-grid/${kebabCase(owner)}.json`;
      if (!existsSync(join(folder, file))) return undefined;
      const page = read<ApiComponent | ApiInterface>(file);
      return page.kind === 'component'
        ? { props: page.props.filter(isPublic), slots: page.slots }
        : { props: page.members.filter(isPublic), slots: [] };
    },
    selectors: read<ApiSelector[]>('data-grid/selectors.json').filter(isPublic),
    events: read<ApiEvent[]>('data-grid/events.json').filter(isPublic),
    filterOperators: read('data-grid/filter-operators.json'),
    translations: Object.fromEntries(
      API_FOLDERS.map((one) => [one, read<ApiTranslation[]>(`${one}/translations.json`)]),
    ) as Record<ApiFolder, ApiTranslation[]>,
    labelsOf: (anchor) => labelsOf(histories.get(anchor)),
    typeAddress: (key) => typeAddress(product ?? { folder: 'data-grid', typePlaces: {} }, key),
  };
}
