import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

interface Recipe {
  id: number;
  dish: string;
  minutes: number;
  ingredients: string;
}

const columns: GridColDef<Recipe>[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 90 },
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    width: 120,
    headerName: 'Ingredients',
    renderHeader: undefined,
    renderCell: (params) => (
      <Button size="small" tabIndex={-1} aria-expanded={params.value}>
        {params.value ? 'Hide' : 'Show'}
      </Button>
    ),
  },
];

const recipes: Recipe[] = [
  {
    id: 1,
    dish: 'Lentil soup',
    minutes: 45,
    ingredients: 'Red lentils, carrots, onion, cumin, lemon',
  },
  {
    id: 2,
    dish: 'Shakshuka',
    minutes: 30,
    ingredients: 'Eggs, tomatoes, bell pepper, garlic, paprika',
  },
  {
    id: 3,
    dish: 'Miso noodles',
    minutes: 20,
    ingredients: 'Udon, miso paste, mushrooms, spinach, sesame',
  },
];

const getDetailPanelContent = ({ row }: GridRowParams<Recipe>) => (
  <Typography variant="body2" sx={{ px: 2, py: 2 }}>
    {row.ingredients}
  </Typography>
);

const getDetailPanelHeight = () => 'auto' as const;

export default function CustomToggle() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPro
        label="Recipes"
        rows={recipes}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
      />
    </Box>
  );
}
