import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridLocaleText,
} from '@mui/x-data-grid';
import { deDE, enUS, frFR } from '@mui/x-data-grid/locales';
import { createOrders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

const rows = createOrders(12500);

const languages = [
  { code: 'en-US', name: 'English', locale: enUS, of: 'of' },
  { code: 'de-DE', name: 'Deutsch', locale: deDE, of: 'von' },
  { code: 'fr-FR', name: 'Français', locale: frFR, of: 'sur' },
];

export default function FormatNumbers() {
  const [code, setCode] = React.useState('de-DE');

  const localeText = React.useMemo<Partial<GridLocaleText>>(() => {
    const language = languages.find((one) => one.code === code);
    const { format } = new Intl.NumberFormat(code);
    return {
      ...language?.locale.components.MuiDataGrid.defaultProps.localeText,
      paginationDisplayedRows: ({ from, to, count }) =>
        `${format(from)}–${format(to)} ${language?.of} ${format(count)}`,
    };
  }, [code]);

  return (
    <Box lang={code} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Language"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        sx={{ minWidth: 160, mb: 2.5 }}
      >
        {languages.map((language) => (
          <MenuItem key={language.code} value={language.code}>
            {language.name}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ height: 370 }}>
        <DataGrid
          label="Orders"
          rows={rows}
          columns={columns}
          localeText={localeText}
        />
      </Box>
    </Box>
  );
}
