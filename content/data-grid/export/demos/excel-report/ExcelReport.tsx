import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';
import { places, type Place } from './places';

const columns: GridColDef<Place>[] = [
  { field: 'city', headerName: 'City', width: 140 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'population', headerName: 'Population', type: 'number', width: 130 },
];

const excelOptions: GridExcelExportOptions = {
  fileName: 'city-report',
  exceljsPreProcess: async ({ workbook, worksheet }) => {
    workbook.title = 'City report';
    worksheet.name = 'Cities';
    worksheet.mergeCells('A1:C1');
    const title = worksheet.getCell('A1');
    title.value = 'City report, 2025';
    title.font = { bold: true, size: 16 };
    worksheet.addRow([]);
  },
  exceljsPostProcess: async ({ worksheet }) => {
    worksheet.addRow([]);
    const note = worksheet.addRow(['Population of the city proper, rounded']);
    note.font = { italic: true };
  },
};

export default function ExcelReport() {
  return (
    <Box sx={{ width: '100%', height: 422 }}>
      <DataGridPremium
        label="Cities"
        rows={places}
        columns={columns}
        slotProps={{ toolbar: { excelOptions } }}
        showToolbar
      />
    </Box>
  );
}
