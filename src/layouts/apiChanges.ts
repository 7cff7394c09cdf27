import { CURRENT_VERSION } from '#content/versions.ts';
import { addressesOf, CHANGES_TEXTS, type ChangesPageProps, type CompareProps } from '#features/api-changes';
import { fillIn } from '#lib/fill-in';
import { languagePrefix } from '#lib/paths';
import { API_FOLDERS } from '#model/api';
import {
  productChanges,
  type ReleasePair,
  substitutesOf,
  USUAL_PAIRS,
  type UsualPair,
  usualPairs,
} from '#model/api-changes';
import { HISTORY_PATH, pathOfChanges, pathOfMarkdown } from '#model/machine-files';
import { X_PRODUCTS } from '#model/product';
import { apiProducts, readApiHistory } from '#services/api-reference';
import { textsOf } from '#services/i18n';
import { shellContext, type PageFacts } from './composeShell.ts';
import { inEveryLanguage } from './routePerLanguage.ts';

export interface ApiChangesProps {
  id: UsualPair;
  pair: ReleasePair;
  language: string;
}

/** A page for each of the usual pairs of releases. */
export function apiChangesRoutes() {
  return inEveryLanguage(
    knownPairs().map(({ id, pair }) => ({
      params: { pair: id === 'last-minor' ? undefined : id },
      props: { id, pair },
    })),
  );
}

export function readApiChanges({ id, pair, language }: ApiChangesProps): { facts: PageFacts; page: ChangesPageProps } {
  const history = readApiHistory();
  const { t, hrefOf } = shellContext(language);
  const texts = textsOf(t, CHANGES_TEXTS);
  const room: CompareProps = {
    pair,
    texts,
    current: CURRENT_VERSION,
    prefix: languagePrefix(language),
    historyAddress: HISTORY_PATH,
    products: API_FOLDERS.map((folder) => ({
      folder,
      name: X_PRODUCTS[`x-${folder}`].name,
      withPage: apiProducts()
        .filter((product) => product.folder === folder)
        .flatMap(({ pages }) => pages.filter(({ kind }) => NAMED.includes(kind)).map(({ name }) => name)),
    })),
  };
  const products = room.products.map(({ folder, name }) => ({
    folder,
    name,
    owners: productChanges(history, folder, pair.from, pair.to),
    substitutes: substitutesOf(history, folder, [pair.from, pair.to]),
  }));
  return {
    facts: {
      path: pathOfChanges(id),
      language,
      title: fillIn(t('apiChangesOf'), { from: pair.from, to: pair.to }),
      description: t('apiChangesText'),
      headings: products.map(({ folder, name }) => ({ depth: 2, id: folder, text: name })),
      isReference: true,
    },
    page: {
      pair,
      products,
      texts,
      addressOf: addressesOf(history, room),
      label: t('apiChangesPairs'),
      files: [
        { label: 'Markdown', href: pathOfMarkdown(pathOfChanges(id)) },
        { label: 'JSON', href: `${pathOfChanges(id)}.json` },
      ],
      links: knownPairs().map((one) => ({
        id: one.id,
        label: `${t(`releases_${one.id}`)}: ${one.pair.from} – ${one.pair.to}`,
        href: hrefOf(pathOfChanges(one.id)),
        isCurrent: one.id === id,
      })),
      room,
    },
  };
}

const NAMED = ['component', 'interface', 'hook'];

function knownPairs(): { id: UsualPair; pair: ReleasePair }[] {
  const pairs = usualPairs(readApiHistory(), CURRENT_VERSION);
  return USUAL_PAIRS.flatMap((id) => {
    const pair = pairs[id];
    return pair ? [{ id, pair }] : [];
  });
}
