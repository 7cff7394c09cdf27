import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

const rows = [
  { id: 'A-7301', customer: 'Delta Works', total: 214 },
  { id: 'A-7302', customer: 'Fjord Design', total: 89 },
  { id: 'A-7303', customer: 'Copperfield', total: 460 },
  { id: 'A-7304', customer: 'Bright Studio', total: 132 },
];

interface OrderLinkProps extends GridRenderCellParams {
  navigate: (orderId: string) => void;
}

function OrderLink({ row, tabIndex, navigate }: OrderLinkProps) {
  const handleClick = (event: React.MouseEvent) => {
    // Let the browser open new tabs and windows.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigate(row.id);
  };

  return (
    <Link
      href={`#order-${row.id}`}
      tabIndex={tabIndex}
      onClick={handleClick}
      sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
    >
      {row.id}
    </Link>
  );
}

export default function RowLinks() {
  const [opened, setOpened] = React.useState<string>();

  const columns = React.useMemo<GridColDef[]>(
    () => [
      {
        field: 'id',
        headerName: 'Order',
        width: 84,
        renderCell: (params) => <OrderLink {...params} navigate={setOpened} />,
      },
      { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
      { field: 'total', headerName: 'Total ($)', type: 'number', width: 96 },
    ],
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          disableRowSelectionOnClick
          label="Orders"
          rows={rows}
          columns={columns}
          sx={{ '& .MuiDataGrid-row': { position: 'relative' } }}
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 2 }}>
        {opened ? `Opened order ${opened}` : 'No order opened'}
      </Typography>
    </Box>
  );
}
