import * as React from 'react';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridProps } from './CommunityGrid';
import { columns, initialState } from './sales';

const pinned = { left: ['id'], right: ['status'] };

export default function ProGrid({ rows, isEditing, isPinning }: GridProps) {
  const apiRef = useGridApiRef();

  // Unlike the prop, the method lets users pin other columns.
  React.useEffect(() => {
    apiRef.current?.setPinnedColumns(isPinning ? pinned : {});
  }, [apiRef, isPinning]);

  return (
    <DataGridPro
      apiRef={apiRef}
      label="Orders"
      rows={rows}
      columns={columns}
      initialState={initialState}
      density="compact"
      isCellEditable={() => isEditing}
      showToolbar
    />
  );
}
