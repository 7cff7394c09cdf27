import * as React from 'react';
import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import {
  DataGridPro,
  gridRowsLookupSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridHeaderFilterCellProps,
} from '@mui/x-data-grid-pro';
import { orders } from './orders';

function SelectFilterCell(props: GridHeaderFilterCellProps) {
  const { colDef, colIndex, hasFocus, height, item, tabIndex, width } = props;
  const { field, headerName = field } = colDef;
  const apiRef = useGridApiContext();
  const rowsLookup = useGridSelector(apiRef, gridRowsLookupSelector);
  const selectRef = React.useRef<HTMLSelectElement>(null);
  const options = React.useMemo(() => {
    const values = Object.values(rowsLookup).map((row) => String(row[field]));
    return [...new Set(values)].sort();
  }, [rowsLookup, field]);

  // Move focus to the select when the grid focuses the cell.
  React.useLayoutEffect(() => {
    if (hasFocus) selectRef.current?.focus();
  }, [hasFocus]);

  const filterBy = (value: string) => {
    if (value === '') {
      apiRef.current.deleteFilterItem(item);
    } else {
      apiRef.current.upsertFilterItem({ ...item, operator: 'equals', value });
    }
  };

  return (
    <Box
      role="columnheader"
      aria-colindex={colIndex + 1}
      data-field={field}
      sx={{ width, height, px: 1, display: 'flex', alignItems: 'center' }}
      onMouseDown={(event) => {
        apiRef.current.setColumnHeaderFilterFocus(field, event);
      }}
      onKeyDown={(event) => {
        // The up and down arrows belong to the select.
        if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
          apiRef.current.publishEvent(
            'headerFilterKeyDown',
            apiRef.current.getColumnHeaderParams(field),
            event,
          );
        }
      }}
    >
      <NativeSelect
        fullWidth
        value={item.value ?? ''}
        onChange={(event) => filterBy(event.target.value)}
        inputRef={selectRef}
        inputProps={{ 'aria-label': `Filter by ${headerName}`, tabIndex }}
      >
        <option value="">All</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </NativeSelect>
    </Box>
  );
}

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'status', headerName: 'Status', width: 130 },
];

export default function CustomFilterCell() {
  return (
    <div style={{ height: 478, width: '100%' }}>
      <DataGridPro
        label="Orders"
        rows={orders}
        columns={columns}
        headerFilters
        disableColumnFilter
        slots={{ headerFilterCell: SelectFilterCell }}
      />
    </div>
  );
}
