import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGridPremium,
  ExportCsv,
  ExportExcel,
  ExportPrint,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid-premium';

function ExportMenuToolbar() {
  const buttonId = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const close = () => setAnchor(null);

  return (
    <Toolbar>
      <ToolbarButton
        render={<Button size="small" />}
        id={buttonId}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Export
      </ToolbarButton>
      <Menu
        anchorEl={anchor}
        open={isOpen}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': buttonId } }}
      >
        <ExportExcel
          render={<MenuItem />}
          options={{ fileName: 'stock' }}
          onClick={close}
        >
          Excel
        </ExportExcel>
        <ExportCsv
          render={<MenuItem />}
          options={{ fileName: 'stock' }}
          onClick={close}
        >
          CSV
        </ExportCsv>
        <ExportPrint render={<MenuItem />} onClick={close}>
          Print
        </ExportPrint>
      </Menu>
    </Toolbar>
  );
}

const columns: GridColDef[] = [
  { field: 'tea', headerName: 'Tea', flex: 1, minWidth: 120 },
  { field: 'origin', headerName: 'Origin', width: 120 },
  { field: 'stock', headerName: 'Stock (kg)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, tea: 'Sencha', origin: 'Japan', stock: 42 },
  { id: 2, tea: 'Assam', origin: 'India', stock: 130 },
  { id: 3, tea: 'Rooibos', origin: 'South Africa', stock: 58 },
  { id: 4, tea: 'Oolong', origin: 'Taiwan', stock: 17 },
];

export default function ExportMenu() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPremium
        label="Tea stock"
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ toolbar: ExportMenuToolbar }}
      />
    </div>
  );
}
