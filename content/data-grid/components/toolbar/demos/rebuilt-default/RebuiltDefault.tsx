import * as React from 'react';
import Badge from '@mui/material/Badge';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  ExportPrint,
  FilterPanelTrigger,
  GridDownloadIcon,
  GridFilterListIcon,
  GridViewColumnIcon,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';

function ExportMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <React.Fragment>
      <Tooltip title="Export">
        <ToolbarButton
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <GridDownloadIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <ExportPrint render={<MenuItem />} onClick={close}>
          Print
        </ExportPrint>
        <ExportCsv render={<MenuItem />} onClick={close}>
          Download as CSV
        </ExportCsv>
      </Menu>
    </React.Fragment>
  );
}

function OrdersToolbar() {
  return (
    <Toolbar>
      <Typography sx={{ flex: 1, mx: 0.5 }}>Orders</Typography>
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton />}>
          <GridViewColumnIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
      <Tooltip title="Filters">
        <FilterPanelTrigger
          render={(props, { filterCount }) => (
            <ToolbarButton {...props}>
              <Badge variant="dot" color="primary" badgeContent={filterCount}>
                <GridFilterListIcon fontSize="small" />
              </Badge>
            </ToolbarButton>
          )}
        />
      </Tooltip>
      <ExportMenu />
    </Toolbar>
  );
}

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
  { field: 'customer', headerName: 'Customer', width: 140 },
  { field: 'total', headerName: 'Total ($)', type: 'number', width: 110 },
];

const rows = [
  { id: 1, item: 'Desk lamp', customer: 'Alder & Co', total: 96 },
  { id: 2, item: 'Oak desk', customer: 'Fjord Design', total: 540 },
  { id: 3, item: 'Notebook', customer: 'Delta Works', total: 72 },
  { id: 4, item: 'Whiteboard', customer: 'Copperfield', total: 320 },
  { id: 5, item: 'Bookshelf', customer: 'Bright Studio', total: 210 },
];

export default function RebuiltDefault() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        label="Orders"
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ toolbar: OrdersToolbar }}
      />
    </div>
  );
}
