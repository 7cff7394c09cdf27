import type { ApiHook } from '#model/api';
import { leadOf } from '#model/api-heads';
import { Bar } from '../parts/Bar.tsx';
import { Deprecation } from '../parts/Deprecation.tsx';
import { ReleaseNote } from '../parts/HistoryBadges.tsx';
import { Guides } from '../parts/Guides.tsx';
import { HookBody } from '../parts/HookBody.tsx';
import { Imports } from '../parts/Imports.tsx';
import { plansOf } from '../parts/plansOf.ts';
import { RichText } from '../parts/RichText.tsx';
import { Source } from '../parts/Source.tsx';

const MAX_ROWS_WITHOUT_FILTER = 6;

export function HookPage({ hook }: { hook: ApiHook }) {
  const rows = [...hook.parameterMembers, ...hook.returnMembers];
  return (
    <>
      <Deprecation text={hook.deprecated} />
      <ReleaseNote of={hook.name} />
      <RichText of={leadOf(hook.description).rest} />
      <Imports imports={hook.imports} />
      <Guides page={hook} />
      {rows.length > MAX_ROWS_WITHOUT_FILTER && <Bar plans={plansOf(rows)} />}
      <HookBody hook={hook} />
      {hook.source && <Source file={hook.source} />}
    </>
  );
}
