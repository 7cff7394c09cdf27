import Box from '@mui/material/Box';
import SvgIcon from '@mui/material/SvgIcon';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

function GripIcon({ className }: { className?: string }) {
  return (
    <SvgIcon fontSize="small" className={className}>
      <path d="M4 8h16v2H4zm0 6h16v2H4z" />
    </SvgIcon>
  );
}

const slots = { rowReorderIcon: GripIcon };

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Chapter', flex: 1, minWidth: 160 },
  { field: 'pages', headerName: 'Pages', type: 'number', width: 90 },
];

const chapters = [
  { id: 71, title: 'The lighthouse', pages: 18 },
  { id: 72, title: 'A letter from Oslo', pages: 24 },
  { id: 73, title: 'Low tide', pages: 15 },
  { id: 74, title: 'The crossing', pages: 31 },
];

const rows = chapters.map((chapter) => ({
  ...chapter,
  __reorder__: chapter.title,
}));

export default function DragLabel() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPro
        rowReordering
        disableColumnSorting
        disableColumnFilter
        label="Chapters"
        rows={rows}
        columns={columns}
        slots={slots}
      />
    </Box>
  );
}
