/** Components that MDX pages can use without importing them. */
import { Callout } from './blocks/Callout.tsx';
import { Card, Cards } from './blocks/Cards.tsx';
import { ChangeBadge } from './blocks/ChangeBadge.tsx';
import { Details } from './blocks/Details.tsx';
import { KnownIssue, KnownIssues } from './blocks/KnownIssues.tsx';
import { Picture } from './blocks/Picture.tsx';
import { PlanBadge } from './blocks/PlanBadge.tsx';
import { Swatches } from './blocks/Swatches.tsx';
import { TableRegion } from './blocks/TableRegion.tsx';
import { Tile, Tiles } from './blocks/Tiles.tsx';
import { HistoryBadge } from '#ui';
import { CodeFrame } from './code/CodeFrame.tsx';
import { CommandBuilder } from './commands/CommandBuilder.tsx';
import { Install, Run } from './commands/CommandTabs.tsx';

export const articleComponents = {
  Callout,
  Card,
  Cards,
  Change: ChangeBadge,
  CodeBlock: CodeFrame,
  CommandBuilder,
  Details,
  History: HistoryBadge,
  Install,
  KnownIssue,
  KnownIssues,
  Picture,
  Plan: PlanBadge,
  Run,
  Swatches,
  TableRegion,
  Tile,
  Tiles,
};
