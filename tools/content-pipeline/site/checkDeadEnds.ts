import type { ContentProblem } from '../problem.ts';
import type { ScannedPage } from '../scan.ts';

const LEAST_GUIDES = 3;

/** Reports pages that link to fewer than three other guides. */
export function checkDeadEnds(pages: readonly Pick<ScannedPage, 'path' | 'file' | 'links'>[]): ContentProblem[] {
  const guides = new Set(pages.map(({ path }) => path));
  return pages.flatMap(({ path, file, links }) => {
    const others = new Set(links.map((link) => link.path).filter((target) => target !== path && guides.has(target)));
    if (others.size >= LEAST_GUIDES) return [];
    return [
      {
        file,
        line: 1,
        message: `Page links to ${others.size} other guides.`,
        advice: `Link the first mention of each feature to its guide, at least ${LEAST_GUIDES}.`,
      },
    ];
  });
}
