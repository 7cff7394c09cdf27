import type { ApiHook } from '#model/api';
import { Bar, MAX_ROWS_WITHOUT_FILTER } from '../parts/Bar.tsx';
import { HookBody } from '../parts/HookBody.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { Source } from '../parts/Source.tsx';

export function HookPage({ hook }: { hook: ApiHook }) {
  const rows = [...hook.parameterMembers, ...hook.returnMembers];
  return (
    <>
      <PageHead page={hook} />
      {rows.length > MAX_ROWS_WITHOUT_FILTER && <Bar rows={rows} />}
      <HookBody hook={hook} />
      {hook.source && <Source file={hook.source} />}
    </>
  );
}
