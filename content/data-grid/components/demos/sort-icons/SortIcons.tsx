import {
  DataGrid,
  type GridBaseIconProps,
  type GridColDef,
} from '@mui/x-data-grid';

function AscendingIcon({ className }: GridBaseIconProps) {
  return (
    <svg className={className} width="16" height="16" viewBox="0 0 16 16">
      <path d="M3 11 8 4l5 7z" fill="currentColor" />
    </svg>
  );
}

function DescendingIcon({ className }: GridBaseIconProps) {
  return (
    <svg className={className} width="16" height="16" viewBox="0 0 16 16">
      <path d="M3 5h10l-5 7z" fill="currentColor" />
    </svg>
  );
}

const slots = {
  columnSortedAscendingIcon: AscendingIcon,
  columnSortedDescendingIcon: DescendingIcon,
  columnUnsortedIcon: null,
};

const columns: GridColDef[] = [
  { field: 'peak', headerName: 'Peak', flex: 1, minWidth: 130 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 140 },
];

const rows = [
  { id: 1, peak: 'Mont Blanc', height: 4806 },
  { id: 2, peak: 'Triglav', height: 2864 },
  { id: 3, peak: 'Teide', height: 3715 },
  { id: 4, peak: 'Ben Nevis', height: 1345 },
];

export default function SortIcons() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Peaks"
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={{
          sorting: { sortModel: [{ field: 'height', sort: 'desc' }] },
        }}
      />
    </div>
  );
}
