import * as React from 'react';
import {
  DataGridPro,
  type FilterColumnsArgs,
  type GetColumnForNewFilterArgs,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid-pro';
import { orders } from './orders';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', type: 'number', width: 100 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'country', headerName: 'Country', width: 130 },
];

export default function VisibleColumns() {
  const [visibility, setVisibility] = React.useState<GridColumnVisibilityModel>(
    { id: false },
  );

  const filterPanel = React.useMemo(() => {
    const isVisible = (field: string) => visibility[field] !== false;
    return {
      filterFormProps: {
        // The current column stays in the list, even if users hide it later.
        filterColumns: (args: FilterColumnsArgs) =>
          args.columns
            .map((column) => column.field)
            .filter((field) => field === args.field || isVisible(field)),
      },
      getColumnForNewFilter: (args: GetColumnForNewFilterArgs) =>
        args.columns.find(({ field }) => isVisible(field))?.field ?? null,
    };
  }, [visibility]);

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        label="Orders"
        rows={orders}
        columns={columns}
        columnVisibilityModel={visibility}
        onColumnVisibilityModelChange={setVisibility}
        showToolbar
        slotProps={{ filterPanel }}
      />
    </div>
  );
}
