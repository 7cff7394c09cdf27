import {
  DataGrid,
  GridFilterInputValue,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';

interface Note {
  id: number;
  title: string;
  tags: string[];
}

const hasTag: GridFilterOperator<Note, string[]> = {
  value: 'hasTag',
  label: 'has tag',
  headerLabel: 'Has tag',
  getApplyFilterFn: (item) => {
    const wanted = item.value?.trim().toLowerCase();
    if (!wanted) return null;
    return (tags) => tags.some((tag) => tag.toLowerCase().startsWith(wanted));
  },
  InputComponent: GridFilterInputValue,
};

const columns: GridColDef<Note>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  {
    field: 'tags',
    headerName: 'Tags',
    flex: 1,
    minWidth: 180,
    sortable: false,
    valueFormatter: (tags?: string[]) => tags?.join(', ') ?? '',
    filterOperators: [hasTag],
  },
];

const rows: Note[] = [
  { id: 1, title: 'Sourdough starter', tags: ['baking', 'slow'] },
  { id: 2, title: 'Bike route to work', tags: ['sport', 'map'] },
  { id: 3, title: 'Rye bread', tags: ['baking'] },
  { id: 4, title: 'Marathon plan', tags: ['sport', 'slow'] },
  { id: 5, title: 'Tax checklist', tags: [] },
  { id: 6, title: 'Cinnamon rolls', tags: ['baking', 'guests'] },
];

export default function FilterTags() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        label="Notes"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'tags', operator: 'hasTag', value: 'baking' }],
            },
          },
        }}
      />
    </div>
  );
}
