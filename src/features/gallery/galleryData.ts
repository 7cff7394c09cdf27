import { localizeHref, withTrailingSlash } from '#lib/paths';
import { pathOfDemo } from '#model/demo';
import { pathOfDemoPicture, type PictureStamp } from '#model/demo-picture';
import type { PlanLevel } from '#model/search';

/** All demos in reading order, as the browser fetches them. Rows are arrays, because keys would repeat a thousand times. */
export interface GalleryData {
  pages: readonly GalleryPageRow[];
  /** Components, props, slots and hooks; rows refer to them by number. */
  names: readonly string[];
  demos: readonly GalleryRow[];
}

/** `product` is the id of a `GalleryProduct`. */
export type GalleryPageRow = readonly [path: string, title: string, product: string];

/** `uses` are components, each with its props; `others` are slots and hooks. Without a picture, `stamp` is empty. */
export type GalleryRow = readonly [
  id: string,
  name: string,
  title: string,
  page: number,
  plan: PlanLevel,
  stamp: PictureStamp,
  uses: readonly (readonly [component: number, ...props: number[]])[],
  others: readonly number[],
];

export interface GalleryDemo {
  /** `data-grid/sorting/multi-sorting` */
  id: string;
  title: string;
  product: string;
  /** Title of its guide. */
  guide: string;
  guideHref: string;
  /** The place in its guide. */
  href: string;
  /** Its own page, with the whole code and a link to the playground. */
  codeHref: string;
  plan: PlanLevel;
  picture: { light: string; dark: string } | undefined;
  /** Props by component. */
  uses: ReadonlyMap<string, readonly string[]>;
  /** What words are searched in, in lower case. */
  text: string;
}

/** The demos with links in a language. */
export function readGallery({ pages, names, demos }: GalleryData, language: string): GalleryDemo[] {
  const hrefOf = (path: string) => localizeHref(withTrailingSlash(path), language);
  const nameOf = (index: number) => names[index] ?? '';
  return demos.map(([id, name, title, pageIndex, plan, stamp, uses, others]) => {
    const [page, guide, product] = pages[pageIndex] ?? ['', '', ''];
    const pictured = { page, name };
    const used = new Map(uses.map(([component, ...props]) => [nameOf(component), props.map(nameOf)]));
    const words = [guide, title, ...[...used].flat(2), ...others.map(nameOf)];
    return {
      id,
      title,
      product,
      guide,
      guideHref: hrefOf(page),
      href: `${hrefOf(page)}#${name}`,
      codeHref: hrefOf(pathOfDemo(id)),
      plan,
      picture: stamp
        ? {
            light: pathOfDemoPicture(pictured, stamp, 'light'),
            dark: pathOfDemoPicture(pictured, stamp, 'dark'),
          }
        : undefined,
      uses: used,
      text: words.join(' ').toLowerCase(),
    };
  });
}

/** Deals the demos of all products in turn, so that a wall starts with some of each, and of each those first that everybody can use. */
export function mixProducts(demos: readonly GalleryDemo[]): GalleryDemo[] {
  const piles = [...Map.groupBy(demos, ({ product }) => product).values()].map((pile) =>
    pile.toSorted((one, other) => Math.min(one.plan, 1) - Math.min(other.plan, 1)),
  );
  const rounds = Math.max(0, ...piles.map((pile) => pile.length));
  return Array.from({ length: rounds }, (_, round) => piles.flatMap((pile) => pile[round] ?? [])).flat();
}
