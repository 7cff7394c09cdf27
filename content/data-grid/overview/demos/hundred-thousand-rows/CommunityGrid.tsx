import { DataGrid } from '@mui/x-data-grid';
import { columns, initialState, type Sale } from './sales';

export interface GridProps {
  rows: Sale[];
  isEditing: boolean;
  isPinning: boolean;
  isGrouping: boolean;
  isAggregating: boolean;
}

export default function CommunityGrid({ rows, isEditing }: GridProps) {
  return (
    <DataGrid
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
