import { styled } from '@mui/material/styles';
import {
  DataGrid,
  ExportPrint,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';

const Bar = styled('div')({
  display: 'flex',
  gap: 8,
  padding: 8,
  borderBottom: '2px solid currentColor',
});

const FlatButton = styled('button')({
  padding: '6px 12px',
  border: '1px solid currentColor',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: 2 },
});

const button = <ToolbarButton render={<FlatButton type="button" />} />;

function PlainToolbar() {
  return (
    <Toolbar render={<Bar />}>
      <FilterPanelTrigger render={button}>Filter</FilterPanelTrigger>
      <ExportPrint render={button}>Print</ExportPrint>
    </Toolbar>
  );
}

const columns: GridColDef[] = [
  { field: 'talk', headerName: 'Talk', flex: 1, minWidth: 150 },
  { field: 'speaker', headerName: 'Speaker', width: 140 },
  { field: 'hall', headerName: 'Hall', width: 90 },
];

const rows = [
  { id: 1, talk: 'Type-safe forms', speaker: 'Hana Ito', hall: 'A' },
  { id: 2, talk: 'Color and contrast', speaker: 'Emeka Eze', hall: 'B' },
  { id: 3, talk: 'Offline first', speaker: 'Freya Lund', hall: 'A' },
  { id: 4, talk: 'Testing tables', speaker: 'Goran Kowalski', hall: 'C' },
];

export default function CustomElements() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        label="Talks"
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ toolbar: PlainToolbar }}
      />
    </div>
  );
}
