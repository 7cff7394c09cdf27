import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'recipe', headerName: 'Recipe', flex: 1, minWidth: 150 },
  { field: 'course', headerName: 'Course', width: 120 },
  { field: 'diet', headerName: 'Diet', width: 120 },
];

const rows = [
  { id: 1, recipe: 'Tomato soup', course: 'Starter', diet: 'Vegan' },
  { id: 2, recipe: 'Baked trout', course: 'Main', diet: 'Fish' },
  { id: 3, recipe: 'Bean stew', course: 'Main', diet: 'Vegan' },
  { id: 4, recipe: 'Rice pudding', course: 'Dessert', diet: 'Vegetarian' },
];

export default function HiddenColumns() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['course'] } },
  });

  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPremium
        label="Recipes"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={initialState}
      />
    </div>
  );
}
