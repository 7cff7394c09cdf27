import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', width: 160 },
  { field: 'author', headerName: 'Author', width: 150 },
  { field: 'pages', headerName: 'Pages', type: 'number', width: 110 },
  { field: 'year', headerName: 'Year', width: 110 },
];

const rows = [
  { id: 1, title: 'Salt Roads', author: 'M. Okafor', pages: 312, year: '2019' },
  {
    id: 2,
    title: 'The Weir',
    author: 'J. Lindqvist',
    pages: 188,
    year: '2022',
  },
  { id: 3, title: 'Low Tide', author: 'A. Ferreira', pages: 264, year: '2015' },
];

export default function DragHeaders() {
  const apiRef = useGridApiRef();
  const [order, setOrder] = React.useState(columns);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" sx={{ mb: 2 }}>
        Order: {order.map((column) => column.headerName).join(', ')}
      </Typography>
      <Box sx={{ height: 268 }}>
        <DataGridPro
          apiRef={apiRef}
          label="Books"
          rows={rows}
          columns={columns}
          onColumnOrderChange={() => {
            setOrder(apiRef.current?.getAllColumns() ?? columns);
          }}
        />
      </Box>
    </Box>
  );
}
