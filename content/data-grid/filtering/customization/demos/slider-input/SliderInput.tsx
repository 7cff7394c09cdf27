import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterInputValueProps,
} from '@mui/x-data-grid';

function PercentSlider(props: GridFilterInputValueProps) {
  const { item, applyValue, focusElementRef } = props;
  const sliderRef = React.useRef<HTMLSpanElement>(null);

  React.useImperativeHandle(focusElementRef, () => ({
    focus: () => sliderRef.current?.querySelector('input')?.focus(),
  }));

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', pl: 1 }}>
      <Slider
        ref={sliderRef}
        aria-label="Percentage"
        size="small"
        step={5}
        value={item.value ?? 0}
        onChange={(_, value) => applyValue({ ...item, value })}
      />
      <Typography variant="body2" sx={{ width: 48 }}>
        {item.value ?? 0}%
      </Typography>
    </Stack>
  );
}

const sliderOperators = getGridNumericOperators()
  .filter(({ value }) => ['>=', '<='].includes(value))
  .map((operator) => ({ ...operator, InputComponent: PercentSlider }));

const columns: GridColDef[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 150 },
  { field: 'owner', headerName: 'Owner', width: 110 },
  {
    field: 'done',
    headerName: 'Done (%)',
    type: 'number',
    width: 150,
    filterOperators: sliderOperators,
  },
];

const rows = [
  { id: 1, task: 'Site survey', owner: 'Ines', done: 100 },
  { id: 2, task: 'Foundation', owner: 'Goran', done: 85 },
  { id: 3, task: 'Framing', owner: 'Goran', done: 40 },
  { id: 4, task: 'Roof', owner: 'Hana', done: 15 },
  { id: 5, task: 'Wiring', owner: 'Emeka', done: 5 },
  { id: 6, task: 'Interior', owner: 'Hana', done: 0 },
];

export default function SliderInput() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        label="Building tasks"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'done', operator: '>=', value: 40 }],
            },
          },
        }}
      />
    </div>
  );
}
