import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
  type GridEventListener,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'store', headerName: 'Store' },
  { field: 'quarter', headerName: 'Quarter' },
  { field: 'revenue', headerName: 'Revenue', type: 'number', width: 110 },
  { field: 'units', headerName: 'Units', type: 'number', width: 90 },
];

const rows = [
  { id: 1, store: 'Utrecht', quarter: 'Q1', revenue: 8200, units: 210 },
  { id: 2, store: 'Utrecht', quarter: 'Q2', revenue: 9100, units: 240 },
  { id: 3, store: 'Leeds', quarter: 'Q1', revenue: 6400, units: 155 },
  { id: 4, store: 'Leeds', quarter: 'Q2', revenue: 7050, units: 170 },
];

const withoutUnits: GridPivotModel = {
  rows: [{ field: 'store' }],
  columns: [{ field: 'quarter' }],
  values: [{ field: 'revenue', aggFunc: 'sum' }],
};

const withUnits: GridPivotModel = {
  ...withoutUnits,
  values: [...withoutUnits.values, { field: 'units', aggFunc: 'sum' }],
};

// The grid joins the path and the field with this separator.
const SEPARATOR = '>->';

export default function PivotWidths() {
  const [showsUnits, setShowsUnits] = React.useState(false);
  const widths = React.useRef(new Map<string, number>());

  const saveWidth = React.useCallback<GridEventListener<'columnWidthChange'>>(
    ({ colDef, width }) => {
      widths.current.set(colDef.field, width);
    },
    [],
  );

  const pivotingColDef = React.useCallback((field: string, path: string[]) => {
    const width = widths.current.get([...path, field].join(SEPARATOR));
    return width === undefined ? undefined : { width };
  }, []);

  const groupingColDef = React.useCallback(() => {
    const field = GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD;
    return { headerName: 'Store', width: widths.current.get(field) ?? 160 };
  }, []);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Show units"
        control={
          <Switch
            checked={showsUnits}
            onChange={(event) => setShowsUnits(event.target.checked)}
          />
        }
        sx={{ mb: 1 }}
      />
      <Box sx={{ height: 324 }}>
        <DataGridPremium
          label="Sales by store and quarter"
          rows={rows}
          columns={columns}
          pivotActive
          pivotModel={showsUnits ? withUnits : withoutUnits}
          pivotingColDef={pivotingColDef}
          groupingColDef={groupingColDef}
          onColumnWidthChange={saveWidth}
        />
      </Box>
    </Box>
  );
}
