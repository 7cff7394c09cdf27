import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  gridColumnLookupSelector,
  gridRowGroupingSanitizedModelSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridEvent,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders } from './orders';

function GroupToolbar() {
  const apiRef = useGridApiContext();
  const groups = useGridSelector(apiRef, gridRowGroupingSanitizedModelSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);
  const [dragged, setDragged] = React.useState<string | null>(null);
  useGridEvent(apiRef, 'columnHeaderDragStart', ({ field, colDef }) => {
    if (colDef.groupable && !groups.includes(field)) setDragged(field);
  });
  useGridEvent(apiRef, 'columnHeaderDragEnd', () => setDragged(null));

  return (
    <Toolbar
      style={{ justifyContent: 'start', gap: 8 }}
      onDragOver={(event) => dragged && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (dragged) apiRef.current.addRowGroupingCriteria(dragged);
        setDragged(null);
      }}
    >
      {groups.map((field) => (
        <ToolbarButton
          key={field}
          render={<Button size="small" variant="outlined" />}
          onClick={() => apiRef.current.removeRowGroupingCriteria(field)}
        >
          Ungroup {lookup[field]?.headerName}
        </ToolbarButton>
      ))}
      <Typography variant="body2" color="text.secondary">
        {dragged ? 'Drop to group rows' : 'Drag a column header here'}
      </Typography>
    </Toolbar>
  );
}

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'country', headerName: 'Country', width: 120 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 100,
    groupable: false,
  },
];

const initialState = { rowGrouping: { model: ['status'] } };

export default function GroupBar() {
  return (
    <div style={{ height: 476, width: '100%' }}>
      <DataGridPremium
        label="Orders"
        rows={orders}
        columns={columns}
        initialState={initialState}
        showToolbar
        slots={{ toolbar: GroupToolbar }}
      />
    </div>
  );
}
