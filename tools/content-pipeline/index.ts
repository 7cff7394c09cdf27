/** Reads, checks and renders the pages of `content`, with one set of rules for the build's checks and for Astro. */
export type { Fence, Heading, LinkUse, PageReading } from './page.ts';
export { ContentError, type ContentProblem, formatProblem, formatProblems } from './problem.ts';
export { problemsBelow } from './problemsBelow.ts';
export { rehypeBlocks } from './rehypeBlocks.ts';
export { rehypeJoints } from './rehypeJoints.ts';
export { remarkContent, SITE_ISSUES_FILE } from './remarkContent.ts';
export { LANGUAGES } from './rules/fences.ts';
export { splitMarker } from './rules/headings.ts';
export { valueOf } from './rules/literal.ts';
export { inlinesOfText, oneLine } from './reference/inlines.ts';
export { commaSeparated, inlineCode, joined, link, table, text } from './reference/nodes.ts';
export { highlight, SYNTAX_COLORS } from './render/highlight.ts';
export { linkNames } from './render/linkNames.ts';
export { type JsxElement, textOf } from './tree.ts';
export { type ScannedPage, scanContent, scanPage, siteIssuesOf } from './scan.ts';
export { checkContent } from './site/checkContent.ts';
export { checkDeadEnds } from './site/checkDeadEnds.ts';
export { affected, symptomOf } from './reference/knownIssues.ts';
export {
  addPublishedAnchors,
  formatPublishedAnchors,
  parsePublishedAnchors,
  PUBLISHED_ANCHORS_FILE,
} from './site/publishedAnchors.ts';
