import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Light {
  id: number;
  light: string;
  brightness: number;
}

function SliderEditCell(props: GridRenderEditCellParams<Light, number>) {
  const { id, field, value: gridValue, hasFocus, colDef } = props;
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [value, setValue] = React.useState(gridValue ?? 0);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ px: 2, width: 1, alignItems: 'center' }}
    >
      <Slider
        size="small"
        aria-label={colDef.headerName}
        value={value}
        slotProps={{ input: { ref: inputRef } }}
        onChange={(_, newValue) => {
          setValue(newValue);
          apiRef.current.setEditCellValue({
            id,
            field,
            value: newValue,
            debounceMs: 500,
          });
        }}
      />
      <Typography variant="body2" noWrap sx={{ flexShrink: 0 }}>
        {value} (grid: {gridValue})
      </Typography>
    </Stack>
  );
}

const columns: GridColDef<Light>[] = [
  { field: 'light', headerName: 'Light', flex: 1, minWidth: 90 },
  {
    field: 'brightness',
    headerName: 'Brightness (%)',
    type: 'number',
    width: 250,
    align: 'left',
    headerAlign: 'left',
    editable: true,
    display: 'flex',
    renderEditCell: (params) => <SliderEditCell {...params} />,
  },
];

const rows: Light[] = [
  { id: 1, light: 'Kitchen', brightness: 80 },
  { id: 2, light: 'Hallway', brightness: 35 },
  { id: 3, light: 'Desk', brightness: 60 },
  { id: 4, light: 'Porch', brightness: 20 },
];

export default function SliderEditor() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid label="Lights" rows={rows} columns={columns} />
    </div>
  );
}
