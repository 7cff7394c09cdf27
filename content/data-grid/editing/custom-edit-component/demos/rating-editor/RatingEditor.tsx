import * as React from 'react';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

function RatingEditCell(props: GridRenderEditCellParams) {
  const { id, field, value, hasFocus, colDef } = props;
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLSpanElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
  }, [hasFocus]);

  return (
    <Rating
      ref={ref}
      name={`${field}-${id}`}
      aria-label={colDef.headerName}
      value={value ?? null}
      onChange={(_, newValue) => {
        apiRef.current.setEditCellValue({ id, field, value: newValue });
      }}
      sx={{ mx: 1 }}
    />
  );
}

const columns: GridColDef[] = [
  { field: 'hotel', headerName: 'Hotel', flex: 1, minWidth: 130 },
  {
    field: 'stars',
    headerName: 'Stars',
    type: 'number',
    width: 160,
    align: 'left',
    headerAlign: 'left',
    editable: true,
    display: 'flex',
    renderCell: ({ value }) => <Rating value={value ?? null} readOnly />,
    renderEditCell: (params) => <RatingEditCell {...params} />,
  },
];

const rows = [
  { id: 1, hotel: 'Harbor View', stars: 4 },
  { id: 2, hotel: 'Old Mill', stars: 3 },
  { id: 3, hotel: 'Park Lodge', stars: 5 },
  { id: 4, hotel: 'Station Inn', stars: 2 },
];

export default function RatingEditor() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid label="Hotels" rows={rows} columns={columns} />
    </div>
  );
}
